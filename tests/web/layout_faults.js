// What is wrong with how a page lies in its window: a list of sentences, each naming the element and its text.
// Evaluated in the page, once for each size.
() => {
  const READABLE = 8; // pixels of the smallest letters, after all scaling
  const TARGET = 44; // pixels that a finger needs
  const APART = 24; // pixels between two spots of a board: the nearest one to the finger is meant
  const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
  const SPOT = 'button.target';
  const GUIDE = '[data-guide]';
  const LAYER = '[role=dialog], dialog, [popover], .veil, .curtain, [data-layer]';

  const found = new Set();
  const round = (number) => Math.round(number * 10) / 10;

  // ---- how elements are named

  const ownClasses = (element) => [...element.classList].filter((name) => !name.startsWith('svelte-'));
  function named(element) {
    const words = element.getAttribute('aria-label') || element.textContent || element.closest('label')?.textContent;
    const text = (words ?? '').trim().replace(/\s+/g, ' ');
    const classes = ownClasses(element).map((name) => `.${name}`);
    const around = element.parentElement?.closest('[class]');
    const parent = around && ownClasses(around)[0] ? `.${ownClasses(around)[0]} ` : '';
    return `${parent}${element.localName}${classes.join('')} “${text.length > 50 ? `${text.slice(0, 50)}…` : text}”`;
  }
  const fault = (element, sentence) => found.add(`${named(element)} ${sentence}`);

  // ---- what is to be seen of an element

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }
  const hidden = new Map();
  /** Hidden from the eye by itself or by something around it, as texts for screen readers are. */
  function isHidden(element) {
    if (!element) return false;
    if (!hidden.has(element)) {
      const style = styleOf(element);
      const away = style.position === 'absolute' && (style.clip !== 'auto' || style.clipPath === 'inset(50%)');
      hidden.set(element, away || Number(style.opacity) < 0.05 || element.inert || isHidden(element.parentElement));
    }
    return hidden.get(element);
  }
  function isSeen(element) {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && !isHidden(element);
  }

  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  /** What is left of a box within whatever cuts it off. What can be scrolled into sight counts as left, unless it is
   * only asked what is to be seen now. */
  function leftOf(element, box, now = false) {
    const left = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let { position } = styleOf(element);
    let [across, down] = [false, false]; // can be scrolled into sight
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      if (position === 'fixed' && style.transform === 'none') continue;
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      position = style.position;
      const edge = one.getBoundingClientRect();
      if (!now && scrolls(style.overflowX) && one.scrollWidth > one.clientWidth) across = true;
      if (!now && scrolls(style.overflowY) && one.scrollHeight > one.clientHeight) down = true;
      if (!across && style.overflowX !== 'visible') {
        left.left = Math.max(left.left, edge.left);
        left.right = Math.min(left.right, edge.right);
      }
      if (!down && style.overflowY !== 'visible') {
        left.top = Math.max(left.top, edge.top);
        left.bottom = Math.min(left.bottom, edge.bottom);
      }
    }
    const bottom = position === 'fixed' ? innerHeight : document.documentElement.scrollHeight - scrollY;
    if (!across) {
      left.left = Math.max(left.left, 0);
      left.right = Math.min(left.right, innerWidth);
    }
    if (!down) {
      left.top = Math.max(left.top, position === 'fixed' ? 0 : -scrollY);
      left.bottom = Math.min(left.bottom, Math.max(innerHeight, bottom));
    }
    return left;
  }
  /** How much of a box lies outside of another one, in words; nothing: an empty string. */
  function outside(box, edge, slack = 1) {
    const sides = { left: edge.left - box.left, right: box.right - edge.right };
    Object.assign(sides, { top: edge.top - box.top, bottom: box.bottom - edge.bottom });
    return Object.entries(sides)
      .filter(([, much]) => much > slack)
      .map(([side, much]) => `${round(much)} px at the ${side}`)
      .join(', ');
  }
  function shared(one, other) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return { wide, high };
  }
  const layerOf = (element) => element.closest(LAYER);

  // ---- the window

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    );
    const inner = wide.filter((one) => isSeen(one) && !wide.some((other) => other !== one && one.contains(other)));
    const which = inner.slice(0, 3).map(named).join(', ');
    found.add(`the page is ${root.scrollWidth - innerWidth} px too wide, because of ${which}`);
  }

  // ---- what can be tapped

  /** Where a control is tapped: one within a label, wherever its label is. */
  function boxOf(element) {
    const own = element.getBoundingClientRect();
    const label = element.matches('input') && element.closest('label')?.getBoundingClientRect();
    return label && label.width * label.height > own.width * own.height ? label : own;
  }
  const isPartOf = (hit, element) =>
    element.contains(hit) ||
    hit.contains(element) ||
    (element.matches('input') && element.closest('label')?.contains(hit));
  const isInText = (element) =>
    element.localName === 'a' && styleOf(element).display === 'inline' && element.closest('p, li, td, dd, small');

  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter(
      (element) =>
        isSeen(element) || (element.matches('input') && element.closest('label') && isSeen(element.closest('label'))),
    )
    .map((element) => ({
      element,
      box: boxOf(element),
      left: leftOf(element, boxOf(element)),
      now: leftOf(element, boxOf(element), true),
      layer: layerOf(element),
    }));
  const buttons = controls.filter(({ element }) => !element.matches(SPOT));
  const spots = controls.filter(({ element }) => element.matches(SPOT));

  for (const { element, box, left } of buttons) {
    const out = outside(box, left);
    if (out) fault(element, `is cut off: ${out}`);
    if (isInText(element) || element.disabled) continue;
    const [x, y, half] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, TARGET / 2 - 1];
    const answers = (atX, atY) => element.contains(document.elementFromPoint(atX, atY)); // around the box, too
    const wide = box.width > TARGET - 0.5 || (answers(x - half, y) && answers(x + half, y));
    const high = box.height > TARGET - 0.5 || (answers(x, y - half) && answers(x, y + half));
    if (!wide || !high) fault(element, `is too small to tap: ${round(box.width)} by ${round(box.height)} px`);
  }

  // What lies on top is to be found even where it lets taps through.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  try {
    lookAtTaps();
    lookAtTexts();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== solid);
  }
  return [...found];

  function lookAtTaps() {
    for (const { element, now: left } of buttons) {
      if (left.right - left.left < 8 || left.bottom - left.top < 8) continue; // scrolled out of sight
      const [x, y] = [(left.left + left.right) / 2, (left.top + left.bottom) / 2];
      const points = [
        [x, y],
        [left.left + 3, y],
        [left.right - 3, y],
        [x, left.top + 3],
        [x, left.bottom - 3],
      ];
      for (const [atX, atY] of points) {
        const hits = document.elementsFromPoint(atX, atY);
        const hit = hits.find((one) => one === element || !isBare(one)) ?? hits[0];
        if (!hit || isPartOf(hit, element)) continue;
        if (layerOf(hit) && !layerOf(hit).contains(element)) continue; // a dialog may cover what is behind it
        if (isFloating(hit) && !isFloating(element)) continue; // the page scrolls below it
        if (element.disabled && hit.closest(GUIDE)) continue; // the guide may cover what is not to be used yet
        fault(element, `lies under ${named(hit)}`);
        break;
      }
    }
    for (const { element, box } of spots) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const hits = document.elementsFromPoint(x, y);
      const hit = hits.find((one) => !isBare(one)) ?? hits[0];
      const left = leftOf(element, box);
      if (x < left.left || x > left.right || y < left.top || y > left.bottom)
        fault(element, 'is a spot of the board outside of what is shown');
      else if (
        hit &&
        !hit.matches(SPOT) &&
        !element.parentElement.contains(hit) &&
        !hit.contains(element) &&
        !(layerOf(hit) && !layerOf(hit).contains(element))
      )
        fault(element, `is a spot of the board that lies under ${named(hit)}`);
    }

    buttons.forEach((one, at) => {
      for (const other of buttons.slice(at + 1)) {
        const { wide, high } = shared(one.now, other.now);
        if (wide <= 2 || high <= 2 || one.layer !== other.layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const label = one.element.closest('label');
        if (label && label === other.element.closest('label')) continue;
        if (isFloating(one.element) !== isFloating(other.element)) continue; // the page scrolls below it
        if ((one.element.disabled && other.element.closest(GUIDE)) || (other.element.disabled && one.element.closest(GUIDE)))
          continue;
        fault(one.element, `overlaps ${named(other.element)}: ${round(wide)} by ${round(high)} px`);
      }
    });
    spots.forEach((one, at) => {
      for (const other of spots.slice(at + 1)) {
        const [dx, dy] = [
          one.box.left + one.box.right - other.box.left - other.box.right,
          one.box.top + one.box.bottom - other.box.top - other.box.bottom,
        ];
        const apart = Math.hypot(dx, dy) / 2;
        if (apart < APART) fault(one.element, `is only ${round(apart)} px away from ${named(other.element)}`);
      }
    });
  }
  /** Something that only holds others, and that one sees through. */
  function isBare(element) {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return element.localName === 'div' && !words && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  }
  function isFloating(element) {
    for (let one = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(one).position)) return true;
    return false;
  }

  // ---- what is to be read

  function lookAtTexts() {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || element.closest('script, style, option, svg') || !isSeen(element)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const covered = hit !== null && !hit.contains(element) && !element.contains(hit);
      texts.push({ element, box, lines: [...range.getClientRects()], covered });
    }
    for (const { element, box, lines, covered } of texts) {
      if (covered) continue; // by a dialog, or by another scene
      const style = styleOf(element);
      const scale = element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
      const letters = parseFloat(style.fontSize) * scale;
      if (letters < READABLE) fault(element, `is a text that is too small to read: ${round(letters)} px`);
      const slack = 0.25 * lines[0].height; // a line is higher than its letters
      if (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        fault(element, `is a text that is cut off: ${element.scrollWidth - element.clientWidth} px`);
      else {
        const left = leftOf(element, box);
        const out = outside({ ...left, left: box.left, right: box.right }, left) || outside(box, left, slack);
        if (out) fault(element, `is a text that is cut off: ${out}`);
      }
      if (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2)
        fault(element, 'is a text with lines that are left out');
      const ground = element.closest('button, .card, [data-ground]');
      if (ground && layerOf(ground) === layerOf(element) && !canScrollWithin(element, ground)) {
        const out = outside(box, ground.getBoundingClientRect(), slack);
        if (out)
          fault(element, `is a text that sticks out of ${ground === element ? 'itself' : named(ground)}: ${out}`);
      }
    }
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        if (one.covered || other.covered) continue; // by another scene
        if (shared(one.box, other.box).wide <= 3 || shared(one.box, other.box).high <= 3) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (layerOf(one.element) !== layerOf(other.element) || isFloating(one.element) !== isFloating(other.element))
          continue;
        for (const first of one.lines)
          for (const second of other.lines) {
            const { wide, high } = shared(first, second);
            if (wide > 3 && high > 0.35 * Math.min(first.height, second.height))
              fault(one.element, `is written over ${named(other.element)}`);
          }
      }
    });
  }
  function canScrollWithin(element, ground) {
    for (let one = element; one && one !== ground.parentElement; one = one.parentElement)
      if (scrolls(styleOf(one).overflowX) || scrolls(styleOf(one).overflowY)) return true;
    return false;
  }
};
