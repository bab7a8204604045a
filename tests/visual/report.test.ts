import { expect, it } from 'vitest';
import type { Failure } from './jobs.ts';
import { cloneOf, studioAddress } from '../../scenes/studio/serve/clone.ts';
import { reportPage } from './report.ts';
import { ROOT } from './static-server.ts';

const png = Buffer.from('a picture');
const failure: Failure = {
  name: 'wheel/mega@2.png',
  reasons: ['12 pixels differ', '</script><b>'],
  actual: png,
  expected: png,
  marked: png,
  link: '?scene=wheel&example=mega&at=2000',
};

it('the report of failures is a single file that loads nothing else', async () => {
  const page = await reportPage([failure]);
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)|import\s*\(?["']([^"']*)/g)].map(
    ([, a, b, c]) => a ?? b ?? c,
  );
  expect(addresses.filter((address) => address !== 'data:,')).toEqual([]);
  expect(page).toContain(`data:image/png;base64,${png.toString('base64')}`);
});

it('the report shows every failed picture with its reasons and a link to the studio', async () => {
  const page = await reportPage([failure]);
  const [, json = ''] = /<script type="application\/json" id="failures">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject([
    {
      name: 'wheel/mega@2.png',
      reasons: ['12 pixels differ', '</script><b>'],
      link: `${studioAddress(ROOT)}?scene=wheel&example=mega&at=2000&clone=${cloneOf(ROOT)}`,
    },
  ]);
});
