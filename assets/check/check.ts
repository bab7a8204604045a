/** Compares the artists' room, or an art pack, with what the scenes ask for. */
import { readdirSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import type { PictureSpec, SoundSpec } from '../../scenes/engine/definition.ts';
import { FONTS, foldersIn } from '../pipeline/bundles.ts';
import type { Declarations } from './declared.ts';
import { lettersLackedBy, measurePicture, measureSound } from './measure.ts';
import { nearest } from './nearest.ts';
import { type Breach, fileRules, pictureRules, type Rule, soundRules, sourceRules } from './rules.ts';

/** One thing to mend, all in words for artists. */
export interface Finding {
  /** The file, from the artists' room on. */
  readonly file: string;
  /** The rule's name, as in "wrong shape". */
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Why, or what to do. */
  readonly sentence: string;
}

/** What is to be looked at. */
export interface CheckOptions {
  /** The artists' room, for the names in the findings. */
  readonly assets: string;
  /** The folder that holds one folder for each scene; the artists' room itself, or an art pack. */
  readonly folder: string;
  readonly declarations: Declarations;
  /** True for the default art: everything that is asked for must be there. */
  readonly whole: boolean;
}

/** A finding as one line. */
export const lineOf = ({ file, rule, found, wanted, sentence }: Finding): string =>
  `${file}: ${rule}. Found: ${found}. Wanted: ${wanted}. ${sentence}`;

/** Files that belong to the tools and are nobody's picture. */
const TOOLS = new Set(['pack.json', 'sound.webm', 'sound.m4a', 'sound.json', 'metrics.json']);
const SETTLED = (name: string): boolean => TOOLS.has(name) || name.startsWith('.') || name === 'Thumbs.db';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && !SETTLED(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const withoutEnding = (path: string): string => path.slice(0, path.length - extname(path).length);

/** Checks one folder of the artists' room and answers everything to mend, in order of file. */
export async function checkFolder(bundle: string, options: CheckOptions): Promise<Finding[]> {
  const { assets, folder, declarations, whole } = options;
  const place = join(folder, bundle);
  const wanted = declarations.get(bundle) ?? { pictures: new Map(), sounds: new Map() };
  const sounds = new Map([...wanted.sounds].map(([cue, piece]) => [`sounds/${cue}`, piece]));
  const findings: Finding[] = [];
  const add = (path: string, rule: { name: string; sentence: string }, breach: Breach): void => {
    findings.push({ file: relative(assets, path), rule: rule.name, sentence: rule.sentence, ...breach });
  };
  const seen = new Map<string, string>();

  const checkOne = async (path: string): Promise<void> => {
    const name = withoutEnding(relative(place, path)).split(sep).join('/');
    const ending = extname(path);
    const set = /^glyphs\/([^/]+)\//.exec(name)?.[1];
    if (set !== undefined && FONTS.includes(ending.toLowerCase())) {
      const lacking = await lettersLackedBy(path, set);
      if (typeof lacking === 'string') {
        add(path, fileRules.broken, { found: lacking, wanted: 'a font' });
      } else if (lacking.length > 0) {
        add(path, fileRules.letters, { found: `no ${lacking.join(' ')}`, wanted: `all letters of "${set}"` });
      }
      return;
    }
    const isSound = ending === '.wav';
    if (!isSound && ending !== '.svg' && ending !== '.png') {
      add(path, fileRules.kind, { found: ending || 'no ending', wanted: '.svg, .png or .wav' });
      return;
    }
    const piece = isSound ? sounds.get(name) : wanted.pictures.get(name);
    if (!piece) {
      const meant = nameNear(bundle, name, declarations);
      add(path, fileRules.unknown, {
        found: `"${basename(withoutEnding(path))}"`,
        wanted: meant === undefined ? 'a name that stands on the template of the scene' : `perhaps ${meant}`,
      });
      return;
    }
    const twin = seen.get(name);
    if (twin !== undefined) {
      add(path, fileRules.twins, { found: `${basename(twin)} beside it`, wanted: 'only one of them' });
      return;
    }
    seen.set(name, path);
    const facts = isSound ? measureSound(path) : await measurePicture(path);
    if ('broken' in facts) {
      add(path, fileRules.broken, { found: facts.broken, wanted: isSound ? 'a WAV file' : 'a picture' });
      return;
    }
    const breaches =
      'lufs' in facts
        ? findAll(soundRules, facts, piece as SoundSpec)
        : facts.faults.length > 0
          ? findAll(sourceRules, facts, piece as PictureSpec)
          : findAll(pictureRules, facts, piece as PictureSpec);
    for (const [rule, breach] of breaches) add(path, rule, breach);
  };

  // One after the other: a whole room at once would hold every picture in memory.
  for (const path of filesUnder(place)) await checkOne(path);
  if (whole) {
    const lacking = (name: string, ending: string): void => {
      if (seen.has(name)) return;
      const wantedFile = `${bundle}/${name}${ending}`;
      add(join(place, `${name}${ending}`), fileRules.missing, { found: 'no such file', wanted: wantedFile });
    };
    for (const name of wanted.pictures.keys()) lacking(name, '.svg or .png');
    for (const name of sounds.keys()) lacking(name, '.wav');
  }
  return findings.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

function findAll<Facts, Piece>(
  rules: readonly Rule<Facts, Piece>[],
  facts: Facts,
  piece: Piece,
): (readonly [Rule<Facts, Piece>, Breach])[] {
  return rules.flatMap((rule) => {
    const breach = rule.find(facts, piece);
    return breach ? [[rule, breach] as const] : [];
  });
}

function nameNear(bundle: string, name: string, declarations: Declarations): string | undefined {
  const names = [...declarations].flatMap(([folder, { pictures, sounds }]) =>
    [...pictures.keys(), ...[...sounds.keys()].map((cue) => `sounds/${cue}`)].map(
      (each) => `${folder}/${each}`,
    ),
  );
  return nearest(`${bundle}/${name}`, names);
}

/** Checks every folder of the artists' room or of a pack. */
export async function checkArt(options: CheckOptions): Promise<Finding[]> {
  const { folder, declarations, whole } = options;
  const there = foldersIn(folder).filter((name) => !whole || declarations.has(name));
  const lacking = whole ? [...declarations.keys()].filter((name) => !there.includes(name)) : [];
  const findings: Finding[] = lacking.map((name) => ({
    file: name,
    rule: fileRules.missing.name,
    found: 'no such folder',
    wanted: `a folder "${name}"`,
    sentence: fileRules.missing.sentence,
  }));
  for (const name of there) findings.push(...(await checkFolder(name, options)));
  return findings;
}
