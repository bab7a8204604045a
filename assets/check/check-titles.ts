/** Checks the folders of the reel titles against the pictures that their scenes declare. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { CLASSIC_SYMBOLS, TITLE_SYMBOLS, titleArt } from '../../scenes/parts/reels/title-art.ts';
import { foldersIn } from '../pipeline/bundles.ts';
import { type ReelTitle, reelTitles } from '../pipeline/reel-titles.ts';
import { SHEET } from '../pipeline/title-sheet.ts';
import { TITLE_SHEET, TITLES } from '../pipeline/titles.ts';
import { checkFolder, type CheckOptions } from './check.ts';
import type { WantedFolder } from './declared.ts';
import type { Finding } from './finding.ts';
import { nearestWord } from './nearest.ts';
import { type Breach, fileRules } from './rules.ts';

const missingRule = {
  name: fileRules.missing.name,
  sentence: 'The title has no pictures without it: put it back.',
};

const sheetRule = {
  name: 'wrong sheet',
  sentence: 'The pictures on it stand in fixed places: put your picture beside it instead, under its name.',
};

const folderOf = ({ slug }: ReelTitle): string => `${TITLES}/${slug}`;

function wantedOf({ isClassic }: ReelTitle): WantedFolder {
  const pictures = titleArt(isClassic ? CLASSIC_SYMBOLS : TITLE_SYMBOLS);
  return { pictures: new Map(Object.entries(pictures)), sounds: new Map() };
}

/**
 * Checks the artists' files in the titles' folders, and that every title has its sheet (one file with all its
 * pictures). If `options.only` is set, checks only that file.
 */
export async function checkTitles(options: CheckOptions): Promise<Finding[]> {
  const { assets, only } = options;
  const findings: Finding[] = [];
  const add = (file: string, { name, sentence }: typeof sheetRule, breach: Breach): void =>
    void findings.push({ file, rule: name, sentence, ...breach });
  const [, named] = only === undefined ? [] : relative(join(assets, TITLES), only).split(sep).toReversed();
  const isLookedAt = (slug: string): boolean => only === undefined || slug === named;

  const slugs = new Set(reelTitles.map(({ slug }) => slug));
  for (const name of foldersIn(join(assets, TITLES)).filter(isLookedAt)) {
    if (slugs.has(name)) continue;
    const near = nearestWord(name, slugs);
    const wanted = near === undefined ? 'the name of a reel title in small letters' : `perhaps "${near}"`;
    add(`${TITLES}/${name}`, fileRules.folder, { found: `"${name}"`, wanted });
  }
  const declarations = new Map(reelTitles.map((title) => [folderOf(title), wantedOf(title)]));
  for (const title of reelTitles.filter(({ slug }) => isLookedAt(slug))) {
    const sheet = `${folderOf(title)}/${TITLE_SHEET}`;
    if (!existsSync(join(assets, sheet))) {
      add(sheet, missingRule, { found: 'no such file', wanted: sheet });
      continue;
    }
    const size = only === undefined ? await sizeOf(join(assets, sheet)) : undefined;
    if (size && size !== `${SHEET.width} by ${SHEET.height} pixels`)
      add(sheet, sheetRule, { found: size, wanted: `${SHEET.width} by ${SHEET.height} pixels` });
    const own = { ...options, folder: assets, declarations, whole: false };
    findings.push(...(await checkFolder(folderOf(title), own)));
  }
  return findings;
}

async function sizeOf(file: string): Promise<string> {
  try {
    const { width, height } = await sharp(file).metadata();
    return `${width} by ${height} pixels`;
  } catch {
    return 'something that is no picture';
  }
}
