import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is in order is not described, which takes as long as finding what is not.
  resultTypes: ['violations'],
  // No rule of these looks into styles; read anew while one comes, they would break the page's policy.
  preload: { assets: ['media'] },
};

/** Axe knows no top layer: it takes the bars for lying over a dialog that is open. Runs in the page. */
function raiseDialogs(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('dialog:modal { z-index: 2147483647 }');
  document.adoptedStyleSheets.push(sheet);
}

/** What axe finds that keeps somebody out, in a page or in what one of its frames shows, as lines to read. */
export async function barriers(page: Page | Frame): Promise<string[]> {
  // It stays in the document that it came into, and a single-page app rarely has another.
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
