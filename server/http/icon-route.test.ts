import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqIn } from '../../contract/faq-texts.ts';
import { readIconSets } from '../cli/icon-sets.ts';
import { configTexts } from '../config/texts.ts';
import { addIconRoute, iconSets } from './icon-route.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  addIconRoute(app);
});
afterAll(() => app.close());

const SET = 'fluent-emoji-flat';
const get = (url: string) => app.inject({ method: 'GET', url });

describe('the icon route', () => {
  it('returns the requested icons of a set and lists the missing ones', async () => {
    const answer = await get(`/icons/${SET}.json?icons=coin,no-such-icon,coin`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cache-control': 'public, max-age=86400',
    });
    expect(answer.json()).toEqual({
      prefix: SET,
      width: 32,
      height: 32,
      icons: { coin: { body: expect.stringMatching(/^<.*>$/s) } },
      not_found: ['no-such-icon'],
    });
  });

  it.each([
    '/icons/no-such-set.json?icons=coin',
    '/icons/constructor.json?icons=coin',
    `/icons/${SET}.json`,
    `/icons/${SET}.json?icons=coin&icons=bell`,
  ])('refuses %s with 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('reports names of object properties, such as constructor, as missing icons', async () => {
    const { icons, not_found: missing } = (
      await get(`/icons/${SET}.json?icons=constructor,__proto__`)
    ).json();
    expect(icons).toEqual({});
    expect(missing).toEqual(['constructor', '__proto__']);
  });

  it("has every icon that the lobby's configuration uses", () => {
    const names = [
      ...faqIn('en').map(({ icon }) => icon),
      ...Object.values(configTexts).flatMap(({ notices }) => notices.map(({ icon }) => icon)),
    ];
    for (const name of names) {
      const [set = '', icon = ''] = name.split(':');
      expect(iconSets[set]?.icons[icon], name).toBeDefined();
    }
  });

  it('serves the icons exactly as the icon packages contain them', () => {
    expect(iconSets).toEqual(readIconSets());
  });
});
