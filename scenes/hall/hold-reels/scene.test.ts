import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdGame } from '../../../fair/reels/hold-reels.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { playExample, type Table, table } from '../models/reels/test-kit.ts';
import { ruledStream } from '../models/reels/ruled-stream.ts';
import { cellAt } from './cell-nodes.ts';
import { studioScene } from './studio.ts';
import { SYMBOLS } from './reel-columns.ts';
import { lastWindow } from './reel-stage.ts';
import { winningCells } from './show.ts';
import { CELL, CELLS, LAYOUT, ROWS } from './tuning.ts';
import type { HoldTypes, Landing } from './types.ts';

const STAKE = 20_00;
const props: HoldTypes['props'] = {
  window: ['AFC', 'GWE', 'D*B', 'FAG', 'ECD'],
  jackpots: { grand: 1_000 * STAKE, major: 200 * STAKE, minor: 50 * STAKE, mini: 20 * STAKE },
};

const stood = (settings: Partial<SceneSettings> = {}): Table<HoldTypes> =>
  table(studioScene, props, settings);

function played(label: string): Landing {
  const outcome = holdGame('mid', 9600).spin(ruledStream(label), STAKE);
  const { total, ...rest } = outcome as Omit<Landing, 'stake' | 'payout'> & typeof outcome;
  return { ...rest, stake: STAKE, payout: total };
}
const lost = played('hold 6');
const returned = played('hold 5');
const small = played('hold 94');
const feature = played('hold 4575');
const grand = played('hold 75433');

/**
 * Returns the symbols in the window, read from the drawn sprites; a dot stands for a cell without a complete symbol.
 */
function windowOn(scene: Table<HoldTypes>): string[] {
  const cells = Array.from({ length: CELLS }, () => '.');
  for (const { picture, x, y, alpha } of scene.seen('symbol-')) {
    const column = (x - LAYOUT.window.x) / CELL.width - 0.5;
    const row = (y - LAYOUT.window.y) / CELL.height - 0.5;
    const isOn = Math.abs(column - Math.round(column)) < 0.001 && Math.abs(row - Math.round(row)) < 0.001;
    const name = picture.replace('symbol-', '');
    const [symbol = '.'] = Object.entries(SYMBOLS).find(([, of]) => of === name) ?? [];
    if (isOn && alpha === 1 && row > -0.5 && row < ROWS)
      cells[Math.round(column) * ROWS + Math.round(row)] = symbol;
  }
  return Array.from({ length: 5 }, (_, reel) => cells.slice(reel * ROWS, (reel + 1) * ROWS).join(''));
}
/** Returns the expected symbols at a round's end: the whole window, or only the coins if there were respins. */
const endOf = (landing: Landing): string[] =>
  lastWindow(landing).map((column) =>
    landing.respins.length > 0 ? column.replaceAll(/[^*]/g, '.') : column,
  );

function begin(scene: Table<HoldTypes>, landing: Landing, answer = 300): void {
  void scene.player.cue('start', {});
  scene.play(answer);
  void scene.player.cue('land', landing);
}

/**
 * Returns the jackpot expected in the round's last event, as JSON: the grand jackpot, or the best one on a held coin.
 */
function jackpotFields({ isGrand, coins, respins }: Landing): string {
  if (isGrand) return ',"jackpot":"grand"';
  const held = respins.length > 0 ? [...coins, ...respins.flat()].map(({ name }) => name) : [];
  const best = ['Major', 'Minor', 'Mini'].find((name) => held.includes(name));
  return best === undefined ? '' : `,"jackpot":"${best.toLowerCase()}"`;
}

describe('hold-and-respin reels', () => {
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

  it('stop on the symbols of the result in every round, whenever the answer arrives, and whether the player skips or not', () => {
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    const round = fc.tuple(
      fc.oneof(fc.nat(100_000), fc.constantFrom(114, 268, 4575)),
      fc.integer({ min: 0, max: 7_000 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 3 }), settings, (rounds, chosen) => {
        const scene = stood(chosen);
        for (const [label, answer, isSkipped] of rounds) {
          const landing = played(`hold ${label}`);
          begin(scene, landing, answer);
          scene.play(700);
          if (isSkipped) scene.player.press(360, 300);
          scene.rest();
          expect(windowOn(scene)).toEqual(endOf(landing));
          expect(scene.events.at(-1)).toBe(
            `round:closed {"payout":${landing.payout}${jackpotFields(landing)}}`,
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it('show the symbols that the rules give when they stop, before coins are held', () => {
    const scene = stood();
    begin(scene, feature);
    scene.play(1_300);
    expect(windowOn(scene)).toEqual(feature.window);
  });

  it("show the value of each coin, or its jackpot's name, as soon as its reel stops", () => {
    const scene = stood();
    begin(scene, feature);
    scene.play(1_400);
    const named = feature.coins.filter(({ name }) => name === 'Mini');
    const { x, y } = cellAt(named[0]?.cell ?? -1);
    expect(scene.seen('name-mini').filter((one) => one.x === x && one.y === y)).toHaveLength(named.length);
    const inWindow = scene
      .seen('money-white/peso')
      .filter((one) => one.y < LAYOUT.window.y + LAYOUT.window.height);
    expect(inWindow).toHaveLength(feature.coins.length - named.length);
  });

  it('light only the winning cells', () => {
    const scene = stood();
    begin(scene, small);
    scene.play(1_900);
    const lit = scene.seen('cell-light').map(({ x, y }) => `${x} ${y}`);
    const won = [...winningCells(small)].map((cell) => `${cellAt(cell).x} ${cellAt(cell).y}`);
    expect(lit.toSorted()).toEqual(won.toSorted());
    expect(won.length).toBeGreaterThan(2);
  });

  it('emit the result only after the respin feature has ended', () => {
    const scene = stood();
    begin(scene, feature);
    scene.play(9_000);
    expect(scene.events).toEqual([]);
    scene.rest();
    expect(scene.events[0]).toBe('round:landed {"coins":9}');
  });

  it('skip to the end of the current phase with each press, and to the final sum with the option `all`', () => {
    const scene = stood();
    begin(scene, feature);
    scene.play(400);
    // The first nine presses each skip a phase: reels, wins, trigger and six respins. The next press skips to the sum.
    for (let press = 0; press < 9; press++) {
      scene.player.press(360, 300);
      scene.play(10);
      expect(scene.events).toEqual([]);
    }
    scene.player.press(360, 300);
    scene.play(20);
    expect(scene.events).toContain(`round:shown {"payout":${feature.payout}}`);

    const other = stood();
    begin(other, feature);
    other.play(400);
    void other.player.cue('skip', { all: true });
    other.play(20);
    expect(other.events).toContain(`round:shown {"payout":${feature.payout}}`);
  });

  it('celebrate a win by its size relative to the stake and a jackpot by its tier, but not a returned stake or a loss', () => {
    const voices = (landing: Landing): string[] => {
      const scene = stood();
      begin(scene, landing);
      scene.rest();
      return scene.sound.played.map(({ cue }) => cue).filter((cue) => cue.startsWith('win.'));
    };
    expect(voices(grand)).toEqual(['win.medium', 'win.jackpot']);
    // A mini jackpot is celebrated even if its amount is small.
    expect(voices(feature)).toEqual(['win.medium', 'win.jackpot']);
    expect(voices(small)).toEqual(['win.small']);
    expect(voices(returned)).toEqual([]);
    expect(voices(lost)).toEqual([]);
  });

  it('show only the win of the coins until the celebration of the grand jackpot adds the jackpot', () => {
    const scene = stood();
    begin(scene, grand);
    const coins = [...grand.coins, ...grand.respins.flat()];
    const coinsAlone = coins.reduce((sum, { multiplier }) => sum + multiplier * STAKE, 0);
    const won = grand.payout - 1_000 * STAKE;
    expect(won).toBeGreaterThanOrEqual(coinsAlone);
    const onPlate = (): number => {
      const figures = scene.seen('money/').filter(({ y }) => Math.abs(y - LAYOUT.plate.y) < 30);
      return Number(
        figures
          .filter(({ x }) => Math.abs(x - LAYOUT.plate.x) < LAYOUT.plate.width / 2)
          .map(({ picture }) => picture.replaceAll(/\D/g, ''))
          .join(''),
      );
    };
    let highest = 0;
    while (!scene.events.some((event) => event.startsWith('round:landed'))) {
      scene.play(100);
      highest = Math.max(highest, onPlate());
      // The celebration has not begun: no letter of the jackpot's name is visible.
      expect(scene.seen('money/c')).toEqual([]);
    }
    expect(highest).toBe(won);
    scene.rest();
    expect(onPlate()).toBe(grand.payout);
  });

  it('end the sound of spinning when the last reel stops, when the request fails, and when the scene is disposed', () => {
    const scene = stood();
    void scene.player.cue('start', {});
    scene.play(500);
    expect(scene.sound.looping()).toEqual(['reel.loop']);
    void scene.player.cue('land', lost);
    scene.play(1_500);
    expect(scene.sound.looping()).toEqual([]);
    scene.rest();
    void scene.player.cue('start', {});
    scene.play(500);
    void scene.player.cue('fail', {});
    scene.rest();
    expect(scene.sound.looping()).toEqual([]);
    void scene.player.cue('start', {});
    scene.play(200);
    scene.player.dispose();
    expect(scene.sound.looping()).toEqual([]);
  });

  it('never show a win above the payout', () => {
    const scene = stood();
    void scene.player.cue('land', { ...feature, payout: 50_00, instant: true });
    scene.rest();
    const figures = scene.seen('money/').filter(({ y }) => Math.abs(y - LAYOUT.plate.y) < 30);
    expect(figures.map(({ picture }) => picture.replaceAll(/\D/g, '')).join('')).toBe('5000');
  });

  it('show the symbols of the previous round again if no answer came', async () => {
    const scene = stood();
    expect(windowOn(scene)).toEqual(props.window);
    void scene.player.cue('start', {});
    scene.play(900);
    expect(windowOn(scene)).not.toEqual(props.window);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(windowOn(scene)).toEqual(props.window);
    expect(scene.events).toEqual([]);
  });

  it('do not move in reduced motion', () => {
    const scene = stood({ reduceMotion: true });
    begin(scene, feature);
    const rows = new Set<number>();
    for (let step = 0; step < 400; step++) {
      scene.play(33);
      for (const { y } of scene.seen('symbol-'))
        rows.add(Math.round(((y - LAYOUT.window.y) / CELL.height) * 100));
    }
    expect([...rows].toSorted((a, b) => a - b)).toEqual([50, 150, 250]);
    expect(scene.seen('blur-')).toEqual([]);
  });

  it("update the jackpots' signs only between rounds, without changing the symbols of the last round", () => {
    const scene = stood();
    const digits = (): string =>
      scene
        .seen('label/')
        .filter(({ y }) => y < LAYOUT.plates.y + 30)
        .map(({ picture }) => picture)
        .join();
    const before = digits();
    void scene.player.cue('start', {});
    const more = { ...props, jackpots: { grand: 1, major: 1, minor: 1, mini: 1 } };
    scene.player.props(more);
    expect(digits()).toBe(before);
    void scene.player.cue('land', lost);
    scene.rest();
    scene.player.props(more);
    expect(digits()).not.toBe(before);
    expect(windowOn(scene)).toEqual(lost.window);
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });
});
