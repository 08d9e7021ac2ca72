/** Colours of cars, spaces and dice: Paddock's own, shared by all games. */
export * from '../../lib/colours';
