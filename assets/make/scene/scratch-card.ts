/** Draws the pictures of the scratch card. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { backdrop } from './night.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { brush, crumb, CRUMBS, foil, foilWord } from './scratch-foil.ts';
import { backQuarter, CARD, card, edge, seal } from './scratch-paper.ts';
import { badge, bar, button, joint, rays, rule, wonTile, word } from './scratch-signs.ts';
import { SYMBOLS } from './scratch-symbols.ts';
import type { Theme } from './theme.ts';

/** Draws the pictures of the scratch card that depend on the theme. */
export function drawThemedScratchCard(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}scratch-card/${name}`, width, height, drawing);
  draw('backdrop', 180, 320, backdrop(theme, 61, 0.47, 279));
  draw('title', 520, 96, word('FIESTA SCRATCH', 520, 96, 62, theme.ink));
  draw('card', CARD.width, CARD.height, card(theme));
  draw('back-quarter', 300, 420, backQuarter(theme));
  draw('seal', 300, 300, seal(theme));
  draw('edge', 600, 72, edge(theme));
  draw('foil-word', 480, 150, foilWord(theme, 'SCRATCH HERE'));
  draw('foil-word-fil', 480, 150, foilWord(theme, 'KISKISIN DITO'));
  draw('bar', 540, 96, bar(theme));
  for (const [name, en, fil] of [
    ['buy', 'NEW CARD', 'BAGONG CARD'],
    ['reveal', 'REVEAL ALL', 'BUKSAN LAHAT'],
    ['next', 'NEXT CARD', 'SUSUNOD'],
    ['check', 'CHECK RESULT', 'TINGNAN'],
  ] as const) {
    draw(`word-${name}`, 280, 56, word(en, 280, 56, 38, theme.ink));
    draw(`word-${name}-fil`, 280, 56, word(fil, 280, 56, 38, theme.ink));
  }
  draw('rule', 440, 52, rule(theme, 'MATCH 3 TO WIN'));
  draw('rule-fil', 440, 52, rule(theme, '3 PAREHO, PANALO'));
}

/** Draws the scratch card's pictures that are the same in every theme. */
export function drawScratchCard(): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`scratch-card/${name}`, width, height, drawing);
  draw('badge', 96, 60, badge());
  draw('foil', 600, 600, foil());
  draw('brush', 56, 56, brush());
  for (const [index, d] of CRUMBS.entries()) draw(`crumb-${index + 1}`, 28, 28, crumb(d));
  draw('hand', 132, 132, {
    defs: outlineFilter('dress'),
    body: emoji('backhand-index-pointing-up', 66, 64, 112, 'dress', -18),
  });
  draw('button', 320, 88, button(true));
  draw('button-off', 320, 88, button(false));
  for (const [name, make] of Object.entries(SYMBOLS)) {
    const { defs, body } = make();
    draw(`face-${name}`, 128, 128, { defs, body });
  }
  draw('tile-won', 208, 208, wonTile());
  draw('joint', 128, 22, joint());
  draw('light/rays', 720, 720, rays());
}
