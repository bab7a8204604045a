import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Reports violations only; reporting the rules that pass too would double the time.
  resultTypes: ['violations'],
  // Does not let axe load style sheets: no rule needs them, and the page's content security policy forbids it.
  preload: { assets: ['media'] },
};

/** Raises open dialogs above the bars by z-index, since axe ignores the browser's top layer. Runs in the page. */
function raiseDialogs(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('dialog:modal { z-index: 2147483647 }');
  document.adoptedStyleSheets.push(sheet);
}

/** Returns the accessibility violations that axe finds in a page or a frame. */
export async function barriers(page: Page | Frame): Promise<string[]> {
  // Loads axe only once per document; a single-page app rarely loads another document.
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(axe.source);
    await page.evaluate(raiseDialogs);
  }
  const violations = await page.evaluate(async (options) => {
    if (window.axe === undefined) throw new Error('The page was left while axe came.');
    return (await window.axe.run(document, options)).violations;
  }, OPTIONS);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}
