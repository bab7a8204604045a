/** Checks the default art or an art pack against the pictures and sounds that the scenes declare. */
import { readdirSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import type { PictureSpec } from '../../scenes/engine/definition.ts';
import type { SoundSpec } from '../../scenes/engine/studio-scene.ts';
import { FOLDERS_WITHOUT_BUNDLES, foldersIn, FONTS, namesIn, settingsFault } from '../pipeline/bundles.ts';
import { linkTarget } from '../pipeline/source-file.ts';
import { PARTIAL } from '../pipeline/store.ts';
import { readColors, THEME } from '../pipeline/themes.ts';
import { SYMBOL_NAMES, symbolNamesFault } from '../pipeline/symbol-names.ts';
import { TITLE_SHEET, TITLES } from '../pipeline/titles.ts';
import type { Declarations } from './declared.ts';
import type { Finding } from './finding.ts';
import { lettersLackedBy } from './measure.ts';
import { measureAnew, type Measurer } from './measurer.ts';
import { nearest, nearestWord } from './nearest.ts';
import { type Breach, breachesOf, fileRules, soundBreachesOf } from './rules.ts';

/** Which art to check, and with which tools. */
export interface CheckOptions {
  /** Folder of all art; files in findings are named relative to it. */
  readonly assets: string;
  /** Folder to check, with one subfolder for each scene: the folder of all art, or the folder of an art pack. */
  readonly folder: string;
  readonly declarations: Declarations;
  /** Whether the folder holds the default art, in which every declared file must exist. */
  readonly whole: boolean;
  /** Checks only this file, and files with the same name and another extension. The file need not exist. */
  readonly only?: string | undefined;
  /** Measures the files; a measurer with a cache makes later checks fast. */
  readonly measurer?: Measurer | undefined;
  /** Aborts the check, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Formats a finding as one line of text. */
export const lineOf = ({ file, rule, found, wanted, sentence }: Finding): string =>
  `${file}: ${rule}. Found: ${found}. Wanted: ${wanted}. ${sentence}`;

/** Names of files that tools write or read; they are not checked as pictures. */
const TOOLS = new Set(['sound.webm', 'sound.m4a', 'sound.json', 'metrics.json', THEME, TITLE_SHEET]);
const SETTLED = (name: string): boolean =>
  TOOLS.has(name) || name.startsWith('.') || name.endsWith(PARTIAL) || name === 'Thumbs.db';

/** Returns the paths of all files and links in a folder and its subfolders. Links are not followed. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && !SETTLED(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const withoutEnding = (path: string): string => path.slice(0, path.length - extname(path).length);
/** Returns whether to check a file: every file or, if `only` is set, that file. `path` is without extension. */
const isWanted = (path: string, { only }: CheckOptions): boolean =>
  only === undefined || path.toLowerCase() === withoutEnding(only).toLowerCase();
const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/** State of the check of one folder: its declared files, the files found so far, and how to add a finding. */
interface FolderCheck {
  readonly bundle: string;
  readonly place: string;
  readonly pictures: ReadonlyMap<string, PictureSpec>;
  /** Declared sounds by path, such as "sounds/tick". */
  readonly sounds: ReadonlyMap<string, SoundSpec>;
  /** The file found for each path without extension, to detect two files with the same name. */
  readonly seen: Map<string, string>;
  add(path: string, rule: { name: string; sentence: string }, breach: Breach): void;
}

/** Checks one folder of art. Returns its findings, sorted by file. */
export async function checkFolder(bundle: string, options: CheckOptions): Promise<Finding[]> {
  const { assets, folder, declarations, whole, signal } = options;
  const findings: Finding[] = [];
  const wanted = declarations.get(bundle) ?? { pictures: new Map(), sounds: new Map() };
  const check: FolderCheck = {
    bundle,
    place: join(folder, bundle),
    pictures: wanted.pictures,
    sounds: new Map([...wanted.sounds].map(([cue, piece]) => [`sounds/${cue}`, piece])),
    seen: new Map(),
    add: (path, { name, sentence }, breach) =>
      void findings.push({ file: relative(assets, path), rule: name, sentence, ...breach }),
  };
  // One file after another: checking all in parallel would hold every picture in memory.
  for (const path of filesUnder(check.place).filter((one) => isWanted(withoutEnding(one), options))) {
    signal?.throwIfAborted();
    await checkFile(path, check, options);
  }
  if (whole) addMissing(check, options);
  return inOrder(findings);
}

const inOrder = (findings: readonly Finding[]): Finding[] => {
  // Folders that were already reported: a misnamed folder is reported once, not for each of its files.
  const seen = new Set<string>();
  return findings
    .filter(({ file, rule }) => !seen.has(`${file} ${rule}`) && seen.add(`${file} ${rule}`))
    .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
};

async function checkFile(path: string, check: FolderCheck, options: CheckOptions): Promise<void> {
  const { place, add, seen } = check;
  const target = linkTarget(path);
  if (target !== undefined) {
    add(path, fileRules.link, { found: `a link to ${target}`, wanted: 'the file itself' });
    return;
  }
  if (basename(path) === 'pack.json') {
    const fault = settingsFault(path);
    if (fault !== undefined)
      add(path, fileRules.settings, {
        found: fault,
        wanted: '{ "art": 1.5, "light": 1 }, with "quality": 90 where it is wanted, and nothing else',
      });
    return;
  }
  if (basename(path) === SYMBOL_NAMES && check.bundle.startsWith(`${TITLES}/`)) {
    const fault = symbolNamesFault(path);
    if (fault !== undefined)
      add(path, fileRules.names, {
        found: fault,
        wanted: '{ "a": { "en": "Crown", "fil": "Korona" } } and so on, from a to g',
      });
    return;
  }
  const name = withoutEnding(relative(place, path)).split(sep).join('/');
  const ending = extname(path);
  const kind = ending.toLowerCase();
  const set = /^glyphs\/([^/]+)\//.exec(name)?.[1];
  if (set !== undefined && FONTS.includes(kind)) return checkFont(path, set, check);
  const isSound = kind === '.wav';
  if (!isSound && kind !== '.svg' && kind !== '.png') {
    add(path, fileRules.kind, { found: ending || 'no ending', wanted: '.svg, .png or .wav' });
    return;
  }
  const known: ReadonlyMap<string, PictureSpec | SoundSpec> = isSound ? check.sounds : check.pictures;
  const small = known.has(name) ? name : name.toLowerCase();
  if (known.has(small) && (small !== name || kind !== ending)) {
    const right = `"${basename(small)}${kind}"`;
    add(path, fileRules.capitals, { found: `"${basename(path)}"`, wanted: right });
    return;
  }
  if (!known.has(name)) return addUnknown(path, name, check, options.declarations);
  const twin = seen.get(name);
  if (twin !== undefined) {
    add(path, fileRules.twins, { found: `${basename(twin)} beside it`, wanted: 'only one of them' });
    return;
  }
  seen.set(name, path);
  await checkContent(path, name, check, options);
}

async function checkContent(
  path: string,
  name: string,
  { pictures, sounds, add }: FolderCheck,
  { measurer = measureAnew }: CheckOptions,
): Promise<void> {
  const [picture, sound] = [pictures.get(name), sounds.get(name)];
  if (sound && path.endsWith('.wav')) {
    const facts = measurer.sound(path);
    if ('broken' in facts) add(path, fileRules.broken, { found: facts.broken, wanted: 'a WAV file' });
    else for (const [rule, breach] of soundBreachesOf(facts, sound)) add(path, rule, breach);
  } else if (picture) {
    const facts = await measurer.picture(path);
    if ('broken' in facts) add(path, fileRules.broken, { found: facts.broken, wanted: 'a picture' });
    else for (const [rule, breach] of breachesOf(facts, picture)) add(path, rule, breach);
  }
}

async function checkFont(path: string, set: string, { add }: FolderCheck): Promise<void> {
  const lacking = await lettersLackedBy(path, set);
  if (typeof lacking === 'string') {
    add(path, fileRules.broken, { found: lacking, wanted: 'a font' });
  } else if (lacking.length > 0) {
    add(path, fileRules.letters, { found: `no ${lacking.join(' ')}`, wanted: `all letters of "${set}"` });
  }
}

/** Adds a finding for the folder if its name is wrong, otherwise for the file. */
function addUnknown(
  path: string,
  name: string,
  { bundle, place, pictures, sounds, add }: FolderCheck,
  declarations: Declarations,
): void {
  const folder = folderOf(name);
  const folders = new Set([...pictures.keys(), ...sounds.keys()].map(folderOf));
  const meant = folders.has(folder) ? undefined : nearestWord(folder, folders);
  if (meant !== undefined && meant !== '') {
    add(join(place, folder), fileRules.folder, { found: `"${folder}"`, wanted: `perhaps "${meant}"` });
    return;
  }
  const near = nameNear(bundle, name, declarations);
  add(path, fileRules.unknown, {
    found: `"${basename(withoutEnding(path))}"`,
    wanted: near === undefined ? 'a name that stands on the template of the scene' : `perhaps ${near}`,
  });
}

function addMissing(
  { bundle, place, pictures, sounds, seen, add }: FolderCheck,
  options: CheckOptions,
): void {
  const lacking = (name: string, ending: string): void => {
    if (seen.has(name) || !isWanted(join(place, name), options)) return;
    const wanted = `${bundle}/${name}${ending}`;
    add(join(place, `${name}${ending}`), fileRules.missing, { found: 'no such file', wanted });
  };
  for (const name of pictures.keys()) lacking(name, '.svg or .png');
  for (const name of sounds.keys()) lacking(name, '.wav');
}

function nameNear(bundle: string, name: string, declarations: Declarations): string | undefined {
  const names = [...declarations].flatMap(([folder, { pictures, sounds }]) =>
    [...pictures.keys(), ...[...sounds.keys()].map((cue) => `sounds/${cue}`)].map(
      (each) => `${folder}/${each}`,
    ),
  );
  return nearest(`${bundle}/${name}`, names);
}

/** Checks all folders of the default art or of a pack. */
export async function checkArt(options: CheckOptions): Promise<Finding[]> {
  const { assets, folder, declarations, whole, only } = options;
  const isLookedAt = (name: string): boolean =>
    only === undefined || relative(folder, only).split(sep)[0] === name;
  const names = namesIn(folder).filter(isLookedAt);
  const folders = foldersIn(folder).filter(isLookedAt);
  const findings: Finding[] = [];
  const add = (name: string, rule: { name: string; sentence: string }, breach: Breach): void =>
    void findings.push({
      file: relative(assets, join(folder, name)),
      rule: rule.name,
      sentence: rule.sentence,
      ...breach,
    });
  for (const name of names) {
    const target = linkTarget(join(folder, name));
    if (target !== undefined)
      add(name, fileRules.link, { found: `a link to ${target}`, wanted: 'the folder itself' });
  }
  const colours = !whole && names.includes(THEME) ? readColors(join(folder, THEME)) : {};
  if (typeof colours === 'string')
    add(THEME, fileRules.colours, { found: colours, wanted: '{ "colors": { "--accent": "#FFB36B" } }' });
  for (const name of folders) {
    if (declarations.has(name) || (whole && FOLDERS_WITHOUT_BUNDLES.has(name))) continue;
    const meant = nearestWord(name, declarations.keys());
    const wanted = meant === undefined ? 'the name of a folder of the default art' : `perhaps "${meant}"`;
    add(name, fileRules.folder, { found: `"${name}"`, wanted });
  }
  for (const name of whole ? [...declarations.keys()].filter(isLookedAt) : []) {
    if (!folders.includes(name))
      add(name, fileRules.missing, { found: 'no such folder', wanted: `a folder "${name}"` });
  }
  for (const name of folders.filter((one) => declarations.has(one)))
    findings.push(...(await checkFolder(name, options)));
  return findings;
}
