import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TumbleSpin, tumbleGame } from '../../../fair/reels/tumble-reels.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { playExample, type Table, table } from '../models/reels/test-kit.ts';
import { ruledStream } from '../models/reels/ruled-stream.ts';
import { SYMBOLS } from './board-view.ts';
import { studioScene } from './studio.ts';
import { planOf } from './plan.ts';
import { CELL, LAYOUT, TIMINGS } from './tuning.ts';
import type { Landing, TumbleTypes } from './types.ts';

const BOARD = ['CAGFB', 'GEDAF', 'BFSGE', 'EDGCA', 'FBEDG', 'AGCFD'];
const STAKE = 20_00;

const stood = (settings: Partial<SceneSettings> = {}): Table<TumbleTypes> =>
  table(studioScene, { board: BOARD }, settings);

function played(label: string): Landing {
  const outcome = tumbleGame('mid', 9600).spin(ruledStream(label), STAKE);
  const { spins } = outcome as typeof outcome & { readonly spins: readonly TumbleSpin[] };
  return { spins, stake: STAKE, payout: outcome.total };
}
const lost = played('tumble 2');
const returned = played('tumble 9');
const chain = played('tumble 30');
const free = played('tumble 134');

/**
 * Returns the board, read from the drawn sprites; a dot stands for a cell without a symbol, or with one that is not
 * exactly in its place.
 */
function boardOn(scene: Table<TumbleTypes>): string[] {
  const board = Array.from({ length: 6 }, () => Array.from({ length: 5 }, () => '.'));
  for (const { picture, x, y, alpha } of scene.seen('symbol-')) {
    const column = Math.round((x - LAYOUT.window.x) / CELL.width - 0.5);
    const row = (y - LAYOUT.window.y) / CELL.height - 0.5;
    const [symbol = '.'] = Object.entries(SYMBOLS).find(([, name]) => `symbol-${name}` === picture) ?? [];
    const cells = board[column];
    if (cells && alpha === 1 && Math.abs(row - Math.round(row)) < 0.001) cells[Math.round(row)] = symbol;
  }
  return board.map((column) => column.join(''));
}
const endOf = ({ spins }: Landing): readonly string[] => spins.at(-1)?.at(-1)?.board ?? [];
const planned = ({ spins }: Landing) => planOf(BOARD, { spins, timing: TIMINGS.normal, fallen: 300 });

function begin(scene: Table<TumbleTypes>, landing: Landing, answer = 300): void {
  void scene.player.cue('start', {});
  scene.play(answer);
  void scene.player.cue('land', landing);
}

describe('tumble reels', () => {
  it.each(Object.keys(studioScene.examples))(
    'play the example %s and leave no motion or sound behind',
    (name) => {
      expect(playExample(studioScene, name)).toEqual({
        moves: name === 'waiting',
        looping: [],
        isGone: true,
      });
    },
  );

  it('show the board that the rules give at the end of each tumble', () => {
    const scene = stood();
    begin(scene, chain);
    let at = 0;
    for (const phase of planned(chain).phases.filter(({ kind }) => kind === 'in' || kind === 'fall')) {
      const end = phase.at + phase.ms;
      scene.play(end - at);
      at = end;
      expect(boardOn(scene)).toEqual(phase.board?.board);
    }
    expect(boardOn(scene)).toEqual(endOf(chain));
  });

  it('end on the last board of the result in every round, whenever the answer arrives, and whether the player skips or not', () => {
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    const round = fc.tuple(fc.nat(100_000), fc.integer({ min: 0, max: 3_000 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 2 }), settings, (rounds, chosen) => {
        const scene = stood(chosen);
        for (const [label, answer, isSkipped] of rounds) {
          const landing = played(String(label));
          begin(scene, landing, answer);
          scene.play(700);
          if (isSkipped) scene.player.press(360, 300);
          scene.rest();
          expect(boardOn(scene)).toEqual(endOf(landing));
          expect(scene.events.at(-1)).toBe(`round:closed {"payout":${landing.payout}}`);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('report the result only when the last board is at rest', () => {
    const scene = stood();
    begin(scene, chain);
    scene.play(planned(chain).end - 40);
    expect(scene.events).toEqual([]);
    scene.play(60);
    expect(scene.events).toEqual(['round:landed {"spins":1}']);
  });

  it('skip with a press to the end of all tumbles, and then show the sum of their wins', () => {
    const scene = stood();
    begin(scene, chain);
    scene.play(600);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain(`round:shown {"payout":${chain.payout}}`);
    scene.rest();
    expect(boardOn(scene)).toEqual(endOf(chain));
  });

  it('skip to the next free spin with each press, and to the end of the round with the option `all`', () => {
    const scene = stood();
    begin(scene, free);
    scene.play(400);
    const stops = planned(free).stops.length;
    for (let press = 0; press < stops - 1; press++) {
      scene.player.press(360, 300);
      scene.play(10);
      expect(scene.events).toEqual([]);
    }
    scene.player.press(360, 300);
    scene.play(20);
    expect(scene.events[0]).toBe(`round:landed {"spins":11}`);

    const other = stood();
    begin(other, free);
    other.play(400);
    void other.player.cue('skip', { all: true });
    other.play(20);
    expect(other.events).toContain(`round:shown {"payout":${free.payout}}`);
    other.rest();
    expect(boardOn(other)).toEqual(endOf(free));
  });

  it('announce the free spins, and show a ribbon while these are played', () => {
    const scene = stood();
    begin(scene, free);
    const { phases } = planned(free);
    const announced = phases.find(({ kind }) => kind === 'announce');
    const next = phases.find(({ kind, spin }) => kind === 'in' && spin === 1);
    scene.play((announced?.at ?? 0) + 600);
    expect(scene.seen('word-free-spins')).toHaveLength(1);
    scene.play((next?.at ?? 0) - (announced?.at ?? 0) - 500);
    expect([scene.seen('word-free-spins').length, scene.seen('ribbon').length]).toEqual([0, 1]);
  });

  it('celebrate a win, but not a returned stake or a loss', () => {
    const voices = (landing: Landing): string[] => {
      const scene = stood();
      begin(scene, landing);
      scene.rest();
      return scene.sound.played.map(({ cue }) => cue).filter((cue) => cue.startsWith('win.'));
    };
    expect(voices(chain)).toEqual(['win.medium']);
    expect(voices(returned)).toEqual([]);
    expect(voices(lost)).toEqual([]);
  });

  it('play the sound of a win at a higher pitch with each tumble', () => {
    const scene = stood();
    begin(scene, chain);
    scene.rest();
    const rates = scene.sound.played.filter(({ cue }) => cue === 'line.1').map(({ rate }) => rate);
    expect(rates).toHaveLength(6);
    expect(rates).toEqual([...new Set(rates)].toSorted((a, b) => a - b));
  });

  it('never show a win above the payout', () => {
    const scene = stood();
    begin(scene, { ...chain, payout: 50_00 });
    scene.play(planned(chain).end - 100);
    const label = (text: string): string => text.replaceAll(/\D/g, '');
    const figures = scene.seen('money/').filter(({ y }) => Math.abs(y - LAYOUT.plate.y) < 30);
    expect(figures.map(({ picture }) => label(picture)).join('')).toBe('5000');
  });

  it('restore the previous board if no answer came', async () => {
    const scene = stood();
    void scene.player.cue('start', {});
    scene.play(900);
    expect(scene.seen('symbol-')).toEqual([]);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(boardOn(scene)).toEqual(BOARD);
    expect(scene.events).toEqual([]);
  });

  it('do not move in reduced motion', () => {
    const scene = stood({ reduceMotion: true });
    begin(scene, chain);
    const seen = new Set<number>();
    for (let step = 0; step < 300; step++) {
      scene.play(33);
      for (const { y } of scene.seen('symbol-'))
        seen.add(Math.round(((y - LAYOUT.window.y) / CELL.height) * 100));
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([50, 150, 250, 350, 450]);
  });

  it('show no sparks in calm mode', () => {
    const sparks = (settings: Partial<SceneSettings>): number => {
      const scene = stood(settings);
      begin(scene, chain);
      const burst = planned(chain).phases.find(({ kind }) => kind === 'burst');
      scene.play((burst?.at ?? 0) + 120);
      return scene.seen('spark').length;
    };
    expect(sparks({})).toBeGreaterThan(10);
    expect(sparks({ calmMode: true })).toBe(0);
  });

  it('show a stored result at rest, and request no further frame', () => {
    const scene = stood();
    void scene.player.cue('land', { ...free, instant: true });
    scene.rest();
    expect(boardOn(scene)).toEqual(endOf(free));
    scene.player.props({ board: BOARD });
    expect(boardOn(scene)).toEqual(endOf(free));
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });
});
