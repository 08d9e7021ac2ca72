/** Where a board shows its seats: what lies over the board keeps away from them. */

/** Calls `look` with the places of all seats on the screen, now and whenever they may have changed. */
export function watchSeats(look: (seats: DOMRect[]) => void): () => void {
  const sizes = new ResizeObserver(() => soon());
  const parts = new MutationObserver(() => soon());
  let watched = new Set<Element>();
  let frame = 0;
  const now = (): void => {
    frame = 0;
    const seats = new Set(document.querySelectorAll('[data-anchors*="seat:"]'));
    for (const gone of watched) if (!seats.has(gone)) sizes.unobserve(gone);
    for (const come of seats) if (!watched.has(come)) sizes.observe(come);
    watched = seats;
    look([...seats].map((one) => one.getBoundingClientRect()));
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(now);
  };
  now();
  parts.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-anchors'] });
  addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    parts.disconnect();
    removeEventListener('resize', soon);
  };
}
