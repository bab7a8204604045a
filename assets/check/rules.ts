/** Rules for files of art. Each rule has a name, a sentence that explains it, and a function that finds a breach. */
import type { PictureSpec } from '../../scenes/engine/definition.ts';
import type { SoundSpec } from '../../scenes/engine/studio-scene.ts';
import { PEAK_CEILING } from '../pipeline/sound/loudness.ts';
import { SAMPLE_RATE } from '../pipeline/sound/track.ts';
import type { PictureFacts, SoundFacts } from './measure.ts';

/** How a file breaks a rule: what was found and what is wanted, as text. */
export interface Breach {
  readonly found: string;
  readonly wanted: string;
}

/** A rule for files of one kind. `Facts` are what was measured, `Piece` is the declaration of the file. */
interface Rule<Facts, Piece> {
  /** Short name, such as "wrong shape". */
  readonly name: string;
  /** Why the rule exists, or what to do. */
  readonly sentence: string;
  readonly find: (facts: Facts, piece: Piece) => Breach | undefined;
}

/** A broken rule, and how the file breaks it. */
export type FoundBreach = readonly [{ readonly name: string; readonly sentence: string }, Breach];

/** An artist's file has this many times the width and height, in pixels, that its picture has in design pixels. */
const DRAWN = 2;
/** Allowed difference of a picture's proportions: this share of its width, or one and a half pixels if that is more. */
const SHAPE = 0.02;
/** Highest alpha (0 to 255) that pixels on the edge of a light picture may have without showing the edge. */
const EDGE = 10;
/** A sound below this loudness counts as silent, LUFS. */
const SILENCE = -60;
const LOUDER = 1;

const size = (width: number, height: number): string =>
  `${Math.round(width)} by ${Math.round(height)} pixels`;
const drawnSize = ({ width, height }: PictureSpec): string => size(width * DRAWN, height * DRAWN);
const isLight = ({ atlas }: PictureSpec): boolean => atlas === 'light' || atlas === 'parts-light';

/** Returns the maximum size of a picture's file, KiB: two bytes for each pixel, and an allowance for small pictures. */
export const budgetOf = ({ width, height, maxKiB }: PictureSpec): number =>
  maxKiB ?? Math.round(32 + (2 * width * DRAWN * height * DRAWN) / 1024);

const fault =
  (kind: PictureFacts['faults'][number]['kind'], wanted: string) =>
  ({ faults }: PictureFacts): Breach | undefined => {
    const one = faults.find((each) => each.kind === kind);
    return one && { found: `"${one.found}"`, wanted };
  };

/** Rules for the source of a file. If one is broken, the picture is not drawn, so later rules are not checked. */
const sourceRules: readonly Rule<PictureFacts, PictureSpec>[] = [
  {
    name: 'live text',
    sentence: 'Letters that are still text look different on every machine: turn them into outlines.',
    find: fault('text', 'outlines'),
  },
  {
    name: 'script',
    sentence: 'A picture must not run anything: save it again as a plain SVG.',
    find: fault('script', 'a plain SVG'),
  },
  {
    name: 'outside reference',
    sentence:
      'The picture points to another file, which the game does not have: put that into the picture itself.',
    find: fault('outside', 'everything inside the one file'),
  },
  {
    name: 'photograph is lost',
    sentence:
      'It would be left out without a word: convert the photograph to RGB, as PNG or JPEG, and put it in again.',
    find: fault('photograph', 'an RGB photograph, PNG or JPEG'),
  },
];

const sizeRules: readonly Rule<PictureFacts, PictureSpec>[] = [
  {
    name: 'wrong shape',
    sentence: 'The game shows it in a box of another shape, where it would look squeezed.',
    find({ width, height }, piece) {
      const off = Math.abs(width - (height * piece.width) / piece.height);
      const allowed = Math.max(1.5, SHAPE * width);
      return off <= allowed
        ? undefined
        : { found: size(width, height), wanted: `${drawnSize(piece)}, or the same shape larger` };
    },
  },
  {
    name: 'too small',
    sentence: 'It would be enlarged and look soft.',
    find: ({ width, height }, piece) =>
      width >= piece.width * DRAWN - 1.5 || height >= piece.height * DRAWN - 1.5
        ? undefined
        : { found: size(width, height), wanted: `${drawnSize(piece)} at least` },
  },
  {
    name: 'too large',
    sentence: 'The rest of it costs memory on the phone and is never seen.',
    find: ({ width, height }, piece) =>
      Math.max(width / piece.width, height / piece.height) <= DRAWN * 1.5
        ? undefined
        : { found: size(width, height), wanted: drawnSize(piece) },
  },
];

/**
 * An SVG must have a width and height (the artboard or page of drawing programs), unless its view box fits the declared
 * size. If this rule is broken, the other rules about size are skipped.
 */
const noSize: Rule<PictureFacts, PictureSpec> = {
  name: 'no size',
  sentence: 'Set the size of the page or artboard in your drawing program, in pixels, and save it again.',
  find(facts, piece) {
    const { sizedBy, width, height } = facts;
    const wanted = `width="${piece.width * DRAWN}" height="${piece.height * DRAWN}"`;
    if (sizedBy === 'nothing') return { found: 'no width and height', wanted };
    return sizedBy === 'view box' && sizeRules.some((rule) => rule.find(facts, piece))
      ? {
          found: `no width and height, only a view box of ${Math.round(width)} by ${Math.round(height)}`,
          wanted,
        }
      : undefined;
  },
};

/**
 * Returns all rules that a picture breaks. A file that breaks `noSize` is not checked by the other rules about size.
 */
export function breachesOf(facts: PictureFacts, piece: PictureSpec): FoundBreach[] {
  if (facts.faults.length > 0) return findAll(sourceRules, facts, piece);
  const found = findAll(pictureRules, facts, piece);
  const isUnsized = found.some(([rule]) => rule === noSize);
  return found.filter(([rule]) => !isUnsized || !sizeRules.some(({ name }) => name === rule.name));
}

/** Returns all rules that a sound breaks. */
export function soundBreachesOf(facts: SoundFacts, piece: SoundSpec): FoundBreach[] {
  return facts.otherKind === undefined
    ? findAll(soundRules, facts, piece)
    : findAll([kindRule], facts, piece);
}

function findAll<Facts, Piece>(
  rules: readonly Rule<Facts, Piece>[],
  facts: Facts,
  piece: Piece,
): FoundBreach[] {
  return rules.flatMap((rule) => {
    const breach = rule.find(facts, piece);
    return breach ? [[rule, breach] as const] : [];
  });
}

/** Rules for the drawn pixels of a picture. */
const pictureRules: readonly Rule<PictureFacts, PictureSpec>[] = [
  {
    name: 'empty',
    sentence: 'Nothing in the picture can be seen.',
    find: ({ mostAlpha }) =>
      mostAlpha > 2 ? undefined : { found: 'only see-through pixels', wanted: 'something to see' },
  },
  noSize,
  ...sizeRules,
  {
    name: 'lost transparency',
    sentence: 'The picture fills its whole box; what lies under it can no longer be seen at its sides.',
    find: ({ leastAlpha, mostAlpha }, { alpha }) =>
      alpha === false || mostAlpha <= 2 || leastAlpha < 255
        ? undefined
        : { found: 'no see-through pixel', wanted: 'a see-through background' },
  },
  {
    name: 'light is cut',
    sentence: 'Light must fade to nothing before the edge of its file, or the edge is seen as a line.',
    find: ({ edgeAlpha }, piece) =>
      !isLight(piece) || edgeAlpha <= EDGE
        ? undefined
        : {
            found: `light of ${Math.round((100 * edgeAlpha) / 255)} percent on the edge`,
            wanted: 'none on the edge',
          },
  },
  {
    name: 'too heavy',
    sentence: 'Save it with fewer points or colours, or as a smaller PNG.',
    find: ({ bytes }, piece) =>
      bytes <= budgetOf(piece) * 1024
        ? undefined
        : { found: `${Math.ceil(bytes / 1024)} KiB`, wanted: `${budgetOf(piece)} KiB at most` },
  },
];

/** A sound must have the format that the game supports. */
const kindRule: Rule<SoundFacts, SoundSpec> = {
  name: 'wrong kind of sound',
  sentence: 'Export it again from your sound program as WAV (PCM) of that kind.',
  find: ({ otherKind }) =>
    otherKind === undefined
      ? undefined
      : { found: otherKind, wanted: `${SAMPLE_RATE.toLocaleString('en')} Hz, 16 bit, mono or stereo` },
};

/** Rules for the content of a sound. */
export const soundRules: readonly Rule<SoundFacts, SoundSpec>[] = [
  {
    name: 'silent',
    sentence: 'Nothing in the sound can be heard.',
    find: ({ lufs }) => (lufs >= SILENCE ? undefined : { found: 'silence', wanted: 'something to hear' }),
  },
  {
    name: 'too long',
    sentence: 'The next thing on the screen would begin before it ends.',
    find: ({ ms }, { longestMs }) =>
      ms <= longestMs ? undefined : { found: `${ms} ms`, wanted: `${longestMs} ms at most` },
  },
  {
    name: 'too loud',
    sentence: 'It would stand out among the other sounds: make it softer.',
    find: ({ lufs }, piece) =>
      lufs <= piece.lufs + LOUDER
        ? undefined
        : { found: `${lufs.toFixed(1)} LUFS`, wanted: `${piece.lufs} LUFS` },
  },
  {
    name: 'peak too high',
    sentence: 'Its loudest instant could crackle on a phone: make it softer or limit its peaks.',
    find: ({ peak }) =>
      peak <= PEAK_CEILING + 0.1
        ? undefined
        : { found: `${peak.toFixed(1)} dBFS`, wanted: `${PEAK_CEILING} dBFS at most` },
  },
];

/** Rules for a file that do not depend on its content. */
export const fileRules = {
  missing: {
    name: 'missing',
    sentence:
      'The game cannot be built without it: put it back. Until then the studio goes on with what was there before.',
  },
  unknown: { name: 'unknown name', sentence: 'No scene asks for a file of this name, so it is never shown.' },
  kind: {
    name: 'unknown kind of file',
    sentence: 'Pictures are .svg or .png, sounds are .wav in a folder "sounds".',
  },
  twins: { name: 'two files of one name', sentence: 'The game cannot know which of the two is meant.' },
  folder: {
    name: 'unknown folder',
    sentence: 'No scene has a folder of this name, so nothing in it is shown or heard: rename the folder.',
  },
  capitals: {
    name: 'capital letters',
    sentence: 'The game tells capital letters from small ones: rename the file.',
  },
  link: {
    name: 'a link',
    sentence: 'What a link leads to is not there on other machines: put the file itself in its place.',
  },
  settings: {
    name: 'broken settings',
    sentence: 'It cannot be read, so the usual settings count: take out comments and stray commas.',
  },
  colours: {
    name: 'broken colours',
    sentence: 'It cannot be read, so the ordinary colours show: take out comments and what is no colour.',
  },
  names: {
    name: 'broken names',
    sentence: 'It cannot be read, so the symbols are called by their place in the pay table.',
  },
  letters: { name: 'letters missing', sentence: 'The default letters are shown in their place.' },
  broken: { name: 'broken file', sentence: 'It cannot be opened: save or export it again.' },
} as const;
