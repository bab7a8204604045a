/**
 * Returns the texts that an element cuts off, each with that element. Runs in the page. Skips text that can be scrolled
 * into view, text for screen readers only, and text that is hidden from screen readers.
 */
export function cutTexts(): string[] {
  const SLACK = 1.5;
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script, style, svg, .sr-only, [aria-hidden=true]'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    let [isAcross, isDown] = [true, true];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      // The text is only for screen readers, in a box of one pixel.
      if (frame.width <= 1 && frame.height <= 1) break;
      if (overflowX === 'auto' || overflowX === 'scroll') isAcross = false;
      if (overflowY === 'auto' || overflowY === 'scroll') isDown = false;
      const isWide =
        isAcross && overflowX !== 'visible' && (left < frame.left - SLACK || right > frame.right + SLACK);
      const isHigh =
        isDown && overflowY !== 'visible' && (top < frame.top - SLACK || bottom > frame.bottom + SLACK);
      if (isWide || isHigh) {
        cut.push(`"${text.slice(0, 40)}" is cut by ${box.outerHTML.slice(0, 80)}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  for (const field of document.querySelectorAll('input')) {
    if (
      !field.checkVisibility({ visibilityProperty: true }) ||
      !['text', 'email', 'tel'].includes(field.type)
    )
      continue;
    if (field.scrollWidth > field.clientWidth + SLACK)
      cut.push(`"${field.value}" is longer than its field ${field.ariaLabel ?? field.name}`);
  }
  return cut;
}
