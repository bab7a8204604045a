/**
 * How a translator changes the texts of a page: it replaces each text node by a <font> with the translation, moves each
 * into a <font>, or replaces neighbouring text nodes by one <font>.
 */
export type Translating = 'replace' | 'wrap' | 'join';

/**
 * Changes the texts of an element as a browser's translator does; each translation is the text in «quotes». Leaves out
 * elements with `translate="no"`. Runs in a page of Playwright, too.
 */
export function translate(root: Element, how: Translating): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (
      node.nodeValue?.trim() &&
      !node.parentElement?.closest('font, [translate=no], script, style, textarea')
    )
      texts.push(node as Text);
  for (const text of texts) {
    // Its neighbour has joined it.
    if (text.parentNode === null) continue;
    const font = document.createElement('font');
    if (how === 'wrap') {
      text.replaceWith(font);
      font.append(text);
      continue;
    }
    const joined: ChildNode[] = [];
    for (
      let next = text.nextSibling;
      how === 'join' && next?.nodeType === Node.TEXT_NODE;
      next = next.nextSibling
    )
      joined.push(next);
    const inner = document.createElement('font');
    inner.textContent = `«${[text, ...joined].map(({ nodeValue }) => nodeValue ?? '').join('')}»`;
    font.append(inner);
    text.replaceWith(font);
    for (const other of joined) other.remove();
  }
}
