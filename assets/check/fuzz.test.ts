// Reads: assets, contract, fair, scenes
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { createFakePage } from '../../scenes/engine/art-fake-page.ts';
import { createArtLibrary } from '../../scenes/engine/art.ts';
import type { PictureSpec } from '../../scenes/engine/definition.ts';
import type { AnyStudioScene } from '../../scenes/engine/studio-scene.ts';
import { seeded } from '../pipeline/drawing/random.ts';
import { lay, silence } from '../pipeline/sound/track.ts';
import { toWav } from '../pipeline/sound/wav.ts';
import { buildArt, type BuildReport, type Folders } from '../pipeline/build-art.ts';
import { checkArt } from './check.ts';
import { type Declarations, declarationsOf } from './declared.ts';
import { readStudioScenes } from './read-declarations.ts';
import { artFaults, showFaults } from './shown-faults.ts';

const PACKS = 200;
const format = { exact: formatExact, prize: formatPrize };

let root = '';
let folders: Folders;
let definitions: AnyStudioScene[];
let declarations: Declarations;
let report: BuildReport;
const broken = new Map<string, { readonly file: string; readonly rule: string }[]>();

/** A valid PNG, which tests truncate, and a JPEG in CMYK, which the renderer leaves out when an SVG embeds it. */
let png: Buffer;
let cmyk: Buffer;

const put = (name: string, data: string | Buffer | Link): void => {
  const file = join(folders.assets, name);
  mkdirSync(dirname(file), { recursive: true });
  if (typeof data === 'object' && 'link' in data) symlinkSync(join(folders.assets, data.link), file);
  else writeFileSync(file, data);
};
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
const good = ({ width, height }: PictureSpec, colour = '#c82'): string =>
  svg(
    2 * width,
    2 * height,
    `<ellipse cx="${width}" cy="${height}" rx="${width * 0.7}" ry="${height * 0.7}" fill="${colour}"/>`,
  );

/** Content for `put` that creates a symbolic link; `link` is the target. */
interface Link {
  readonly link: string;
}

/** A way to break a picture: the content and extension of the broken file, and the rule that must report it. */
interface Spoil {
  readonly rule: string;
  readonly ending: string;
  readonly data: (piece: PictureSpec, random: () => number) => string | Buffer | Link;
  /** Returns whether this picture can be broken in this way; default: every picture can. */
  readonly suits?: (piece: PictureSpec) => boolean;
}

const cut = (text: string, random: () => number): string =>
  text.slice(0, Math.floor(text.length * (0.3 + 0.5 * random())));
const isLight = ({ atlas }: PictureSpec): boolean => atlas === 'light' || atlas === 'parts-light';

const SPOILS: readonly Spoil[] = [
  { rule: 'broken file', ending: '.svg', data: () => '' },
  { rule: 'broken file', ending: '.png', data: () => '' },
  { rule: 'broken file', ending: '.svg', data: (piece, random) => cut(good(piece), random) },
  {
    rule: 'broken file',
    ending: '.png',
    data: (_, random) => Buffer.from(Array.from({ length: 400 }, () => Math.floor(random() * 256))),
  },
  {
    rule: 'broken file',
    ending: '.png',
    data: (_, random) =>
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(String(random()))]),
  },
  {
    rule: 'broken file',
    ending: '.png',
    data: (_, random) => png.subarray(0, 60 + Math.floor(random() * (png.length - 80))),
  },
  {
    rule: 'no size',
    ending: '.svg',
    data: (piece) => good(piece).replace(/ width="[^"]*" height="[^"]*"/, ''),
  },
  {
    rule: 'no size',
    ending: '.svg',
    data: (piece) => good(piece).replace(/ width="[^"]*" height="[^"]*"/, ' width="100%" viewBox="0 0 7 5"'),
  },
  {
    rule: 'photograph is lost',
    ending: '.svg',
    data: (piece) =>
      good(piece).replace(
        '</svg>',
        `<image width="9" height="9" href="data:image/jpeg;base64,${cmyk.toString('base64')}"/></svg>`,
      ),
  },
  { rule: 'a link', ending: '.svg', data: () => ({ link: 'elsewhere.svg' }) },
  { rule: 'broken file', ending: '.svg', data: () => svg(90_000, 90_000, '<circle r="9"/>') },
  { rule: 'broken file', ending: '.svg', data: () => svg(0, 40, '<circle r="9"/>') },
  {
    rule: 'live text',
    ending: '.svg',
    data: ({ width, height }) => svg(2 * width, 2 * height, '<text y="20">Win</text>'),
  },
  {
    rule: 'script',
    ending: '.svg',
    data: (piece) => good(piece).replace('</svg>', '<script>go()</script></svg>'),
  },
  {
    rule: 'outside reference',
    ending: '.svg',
    data: (piece) =>
      good(piece).replace('</svg>', '<image href="file:///etc/hostname" width="9" height="9"/></svg>'),
  },
  { rule: 'empty', ending: '.svg', data: ({ width, height }) => svg(2 * width, 2 * height, '') },
  { rule: 'wrong shape', ending: '.svg', data: ({ width, height }) => good({ width: width * 2, height }) },
  { rule: 'wrong shape', ending: '.svg', data: ({ width, height }) => good({ width, height: height * 1.5 }) },
  {
    rule: 'too small',
    ending: '.svg',
    data: ({ width, height }) => good({ width: width / 3, height: height / 3 }),
    suits: ({ width, height }) => Math.min(width, height) > 8,
  },
  {
    rule: 'too large',
    ending: '.svg',
    data: ({ width, height }) => good({ width: width * 2, height: height * 2 }),
  },
  {
    rule: 'lost transparency',
    ending: '.svg',
    data: ({ width, height }) =>
      svg(2 * width, 2 * height, `<rect width="${2 * width}" height="${2 * height}"/>`),
    suits: ({ alpha }) => alpha !== false,
  },
  {
    rule: 'light is cut',
    ending: '.svg',
    data: ({ width, height }) =>
      svg(2 * width, 2 * height, `<rect width="${width}" height="${2 * height}"/>`),
    suits: isLight,
  },
  {
    rule: 'too heavy',
    ending: '.svg',
    data: (piece) => `${good(piece)}<!--${'x'.repeat(4 * 1024 * 1024)}-->`,
    suits: ({ width }) => width < 300,
  },
  { rule: 'unknown kind of file', ending: '.jpg', data: () => 'jpg' },
  { rule: 'unknown kind of file', ending: '.svg.bak', data: (piece) => good(piece) },
  { rule: 'unknown name', ending: 'x.svg', data: (piece) => good(piece) },
  { rule: 'unknown name', ending: '-copy-2.png', data: () => 'png' },
];

const SOUNDS: readonly { readonly rule: string; readonly data: () => Buffer }[] = [
  { rule: 'broken file', data: () => Buffer.from('RIFF') },
  { rule: 'broken file', data: () => toWav(silence(0.05), 1).subarray(0, 30) },
  {
    rule: 'wrong kind of sound',
    data: () => {
      const file = toWav(silence(0.05), 1);
      file.writeUInt32LE(22_050, 24);
      return file;
    },
  },
  {
    rule: 'wrong kind of sound',
    data: () => {
      const file = toWav(silence(0.05), 1);
      file.writeUInt16LE(8, 34);
      return file;
    },
  },
  { rule: 'silent', data: () => toWav(silence(0.05), 1) },
  { rule: 'too long', data: () => toWav(silence(7), 1) },
  {
    rule: 'too loud',
    data: () => {
      const track = silence(0.05);
      lay(track, (t) => Math.sign(Math.sin(9_000 * t)), { for: 0.05, gain: 0.99 });
      return toWav(track, 1);
    },
  },
];

/** A picture of the default art: its folder, name and declaration. */
interface Place {
  readonly folder: string;
  readonly name: string;
  readonly piece: PictureSpec;
}

/** Writes a valid file for every declared picture; returns the list of these pictures. */
function putDefaultArt(): Place[] {
  const places: Place[] = [];
  for (const [folder, { pictures }] of declarations) {
    // Low resolution: only the choice of the picture matters here, and small pictures are packed faster.
    put(`${folder}/pack.json`, '{ "art": 0.2, "light": 0.2 }');
    for (const [name, piece] of pictures) {
      put(`${folder}/${name}.svg`, good(piece));
      places.push({ folder, name, piece });
    }
  }
  return places;
}

/** Writes the broken pack with the number `index`; returns the rule that each of its files breaks. */
function putPack(index: number, places: readonly Place[]): { file: string; rule: string }[] {
  const random = seeded(index + 1);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const pack = `pack-${index}`;
  const spoilt: { file: string; rule: string }[] = [];
  const used = new Set<string>();
  for (let count = 1 + Math.floor(random() * 5); count > 0; count -= 1) {
    const { folder, name, piece } = pick(places);
    if (used.has(`${folder}/${name}`)) continue;
    used.add(`${folder}/${name}`);
    const { rule, ending, data } = pick(SPOILS.filter(({ suits }) => suits?.(piece) ?? true));
    const file = `packs/${pack}/${folder}/${name}${ending}`;
    put(file, data(piece, random));
    spoilt.push({ file, rule });
  }
  if (random() < 0.4) {
    const { folder, name, piece } = pick(places);
    if (!used.has(`${folder}/${name}`)) put(`packs/${pack}/${folder}/${name}.svg`, good(piece, '#2c8'));
  }
  if (random() < 0.15) {
    const { rule, data } = pick(SOUNDS);
    const file = `packs/${pack}/lucky-jackpot/sounds/grid.tick.wav`;
    put(file, data());
    spoilt.push({ file, rule });
  }
  if (random() < 0.2) {
    const file = `packs/${pack}/lucky-jackpot/pack.json`;
    put(file, pick(['{', '{ "art": "big" }', 'null', '[]', '{ // sharper\n "art": 2 }', '/* ours */ {}']));
    spoilt.push({ file, rule: 'broken settings' });
  }
  if (random() < 0.1) {
    const { folder, name, piece } = pick(places);
    put(`packs/${pack}/${folder}${pick(['s', '-', '_2'])}/${name}.svg`, good(piece));
    const made = readdirSync(join(folders.assets, 'packs', pack)).find(
      (one) => one.startsWith(folder) && !declarations.has(one),
    );
    spoilt.push({ file: `packs/${pack}/${made}`, rule: 'unknown folder' });
  }
  if (random() < 0.1) {
    const { folder, name, piece } = pick(places);
    const file = `packs/${pack}/${folder}/${dirname(name)}/${pick([basename(name).toUpperCase(), `X${basename(name)}`.slice(1)])}`;
    const path = `${file.replace('/./', '/')}.SVG`;
    put(path, good(piece));
    spoilt.push({ file: path, rule: 'capital letters' });
  }
  return spoilt;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fuzz-'));
  folders = { assets: join(root, 'assets'), output: join(root, 'out'), cache: join(root, 'cache') };
  const photograph = sharp({
    create: {
      width: 40,
      height: 40,
      channels: 3,
      background: '#f80',
      noise: { type: 'gaussian', mean: 99, sigma: 60 },
    },
  });
  png = await photograph.clone().png().toBuffer();
  cmyk = await photograph.clone().toColourspace('cmyk').jpeg().toBuffer();
  put('elsewhere.svg', svg(40, 40, '<circle r="9"/>'));
  definitions = await readStudioScenes();
  declarations = declarationsOf(definitions);
  const places = putDefaultArt();
  // The sheets of titles are copied as they are, because packs do not change them.
  for (const { title } of definitions)
    if (title !== undefined)
      put(
        `titles/${title}/sheet.webp`,
        readFileSync(join(import.meta.dirname, '../titles', title, 'sheet.webp')),
      );
  for (let index = 0; index < PACKS; index += 1) broken.set(`pack-${index}`, putPack(index, places));
  report = await buildArt(folders);
}, 300_000);
// The folder has thousands of files, which take long to delete on a busy disk.
afterAll(() => rm(root, { recursive: true, force: true }), 60_000);
afterEach(() => vi.unstubAllGlobals());

it('the check reports every fault in 200 broken packs', { timeout: 300_000 }, async () => {
  for (const [pack, spoilt] of broken) {
    const folder = join(folders.assets, 'packs', pack);
    const findings = await checkArt({ assets: folders.assets, folder, declarations, whole: false });
    for (const { file, rule } of spoilt) {
      const rules = findings.filter((finding) => finding.file === file).map((finding) => finding.rule);
      expect(rules, file).toContain(rule);
    }
  }
});

it('the pipeline reports each file of the broken packs that it leaves out exactly once', () => {
  const never = [...broken.values()]
    .flat()
    .filter(({ file, rule }) => rule === 'broken file' && !file.endsWith('.wav'));
  expect(never.length).toBeGreaterThan(50);
  for (const { file } of never) {
    expect(
      report.problems.filter((problem) => problem.includes(`${file}:`)),
      file,
    ).toHaveLength(1);
  }
});

it(
  'every scene shows all its pictures with each broken pack, even if packed files are also lost in transfer',
  { timeout: 300_000 },
  async () => {
    const page = createFakePage((name, value) => vi.stubGlobal(name, value));
    for (const entry of readdirSync(folders.output, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const path = join(entry.parentPath, entry.name);
      const address = `/art/${path.slice(folders.output.length + 1)}`;
      if (path.endsWith('.json')) page.files.set(address, readFileSync(path, 'utf8'));
      else if (path.endsWith('.webp') || path.endsWith('.png')) {
        const { width, height } = await sharp(path).metadata();
        page.files.set(address, `${width}x${height}`);
      }
    }
    const random = seeded(7);
    let lost = 0;
    let played = 0;
    const problems: string[] = [];
    const library = createArtLibrary('/art/', (problem) => problems.push(problem));
    // The default art stays loaded: it is the same under every pack.
    const plain = await Promise.all(
      definitions.map(async (definition) => ({
        definition,
        art: await library.load(definition.name, { title: definition.title }),
      })),
    );
    for (const { definition, art } of plain)
      expect([...artFaults(definition, art), ...showFaults(definition, art, format)]).toEqual([]);
    const ofDefault = page.alive();
    for (const pack of broken.keys()) {
      for (const address of page.files.keys()) {
        if (!address.startsWith(`/art/packs/${pack}/`) || random() > 0.1) continue;
        lost += 1;
        if (random() < 0.5) page.files.delete(address);
        else page.files.set(address, 'spoilt');
      }
      problems.length = 0;
      for (const { definition, art: below } of plain) {
        const art = await library.load(definition.name, { pack, title: definition.title });
        // Skip a scene for which this pack changes no picture: the scene was tested with the default art above.
        const isOther = Object.entries(definition.art).some(
          ([name, piece]) => art.texture(name, piece).source !== below.texture(name, piece).source,
        );
        if (isOther) {
          played += 1;
          expect([...artFaults(definition, art), ...showFaults(definition, art, format)], pack).toEqual([]);
        }
        art.release();
      }
      expect(new Set(problems).size, 'each problem once').toBe(problems.length);
      await expect.poll(() => page.alive(), { interval: 1 }).toBe(ofDefault);
    }
    expect(played).toBeGreaterThan(100);

    for (const { art } of plain) art.release();
    await expect.poll(() => page.alive(), { interval: 1 }).toBe(0);
    expect(lost).toBeGreaterThan(20);
  },
);
