/** Finds every symbol that a tile or an icon may name: our own drawings first, then Noto emoji (Apache-2.0). */
import { emojiBody } from '../kit/emoji.ts';
import {
  ballSymbol,
  bingoCardSymbol,
  cardSymbol,
  chipSymbol,
  fanSymbol,
  scratchCardSymbol,
  stubSymbol,
  wheelSymbol,
} from './symbols-cards.ts';
import {
  barSymbol,
  colourDieSymbol,
  cupsSymbol,
  jeepneySymbol,
  lighthouseSymbol,
  mangoSymbol,
  parolSymbol,
  pesoSymbol,
  plinkoSymbol,
  pusherSymbol,
  sevenSymbol,
} from './symbols-fair.ts';
import {
  earphonesSymbol,
  mugSymbol,
  powerBankSymbol,
  riceCookerSymbol,
  toteSymbol,
} from './symbols-goods.ts';
import { cometSymbol } from './symbols-sky.ts';

const own: Readonly<Record<string, (prefix: string) => string>> = {
  peso: pesoSymbol,
  mango: mangoSymbol,
  seven: sevenSymbol,
  bar: barSymbol,
  parol: parolSymbol,
  'color-die': colourDieSymbol,
  plinko: plinkoSymbol,
  cups: cupsSymbol,
  'burning-comet': cometSymbol,
  pusher: pusherSymbol,
  jeepney: jeepneySymbol,
  lighthouse: lighthouseSymbol,
  wheel: wheelSymbol,
  chip: chipSymbol,
  'playing-card': (prefix) => cardSymbol('A', 'spade', prefix),
  king: (prefix) =>
    fanSymbol(
      [
        ['Q', 'heart'],
        ['K', 'spade'],
      ],
      prefix,
    ),
  nine: (prefix) =>
    fanSymbol(
      [
        ['5', 'club'],
        ['4', 'heart'],
      ],
      prefix,
    ),
  'ace-jack': (prefix) =>
    fanSymbol(
      [
        ['A', 'spade'],
        ['J', 'heart'],
      ],
      prefix,
    ),
  'card-fan': (prefix) =>
    fanSymbol(
      [
        ['9', 'club'],
        ['10', 'diamond'],
        ['J', 'spade'],
        ['Q', 'heart'],
        ['K', 'club'],
      ],
      prefix,
    ),
  'three-twos': (prefix) =>
    fanSymbol(
      [
        ['2', 'club'],
        ['2', 'heart'],
        ['2', 'spade'],
      ],
      prefix,
    ),
  'bingo-ball': (prefix) => ballSymbol('7', ['#FF9AA8', '#E0183C', '#6B0022'], prefix),
  'keno-ball': (prefix) => ballSymbol('8', ['#9CF0FF', '#2B6FE8', '#0A1A6A'], prefix),
  'bingo-card': bingoCardSymbol,
  'scratch-card': scratchCardSymbol,
  mug: mugSymbol,
  tote: toteSymbol,
  'power-bank': powerBankSymbol,
  earphones: earphonesSymbol,
  'rice-cooker': riceCookerSymbol,
  ticket: (prefix) => stubSymbol(['#D08BFF', '#7D1FD6', '#3A0676'], 'star', prefix),
  coupon: (prefix) => stubSymbol(['#FF7A90', '#D4103C', '#7A0428'], 'percent', prefix),
};

/**
 * Returns the SVG of a symbol in a box of 128 units; its ids begin with `prefix`. Gradients are next to the shapes that
 * they paint, so the symbol needs no separate `defs`. Throws for an unknown name.
 */
export function symbolBody(name: string, prefix: string): string {
  const draw = own[name];
  return draw ? draw(`${prefix}${name}-`) : emojiBody(name, prefix);
}

/**
 * Draws a symbol with its centre at x, y in a box `size` wide, rotated by `turn` degrees, and outlined by the filter
 * with the id `filter`.
 */
export function symbol(name: string, x: number, y: number, size: number, filter: string, turn = 0): string {
  const prefix = `s${Math.round(x * 10)}-${Math.round(y * 10)}-`;
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size / 128}) translate(-64 -64)`;
  return `<g transform="${place}" filter="url(#${filter})">${symbolBody(name, prefix)}</g>`;
}
