import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Passing rules are not reported, which would double the time.
  resultTypes: ['violations'],
  // None of these rules inspects styles; axe re-reads style sheets when one loads, which would violate the
  // page's policy.
  preload: { assets: ['media'] },
};

/** Axe does not know the top layer: it treats the bars as lying over an open dialog. Runs in the page. */
function raiseDialogs(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('dialog:modal { z-index: 2147483647 }');
  document.adoptedStyleSheets.push(sheet);
}

/** Lists the accessibility violations that axe finds in a page or in the document of one of its frames. */
export async function barriers(page: Page | Frame): Promise<string[]> {
  // It stays loaded in the document, and a single-page app rarely changes documents.
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
