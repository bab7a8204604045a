import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRandom } from '../../engine/random.ts';
import type { Container } from '../../engine/pixi.ts';
import { textLookOf } from '../../parts/glyph-text.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import type { TickerRow } from './playlist.ts';
import { LINE } from './tuning.ts';
import type { TickerProps, WinnersTickerTypes } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const row = (id: string): TickerRow => ({
  id,
  name: `P***${id}`,
  someone: 'A player',
  before: 'won',
  amount: 12_300,
  after: 'on the grid',
  badge: 'coin',
});
const rows = (...ids: readonly string[]): TickerRow[] => ids.map(row);
const round = LINE.enter + LINE.hold + LINE.leave + LINE.pause;

interface Strip {
  readonly player: ScenePlayer<WinnersTickerTypes>;
  readonly shown: string[];
}

function strip(props: TickerProps, settings: Partial<SceneSettings> = {}): Strip {
  const shown: string[] = [];
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props,
    format,
    settings,
    onEvent: (event, detail) => shown.push('id' in detail ? detail.id : event),
  });
  return { player, shown };
}

describe('the winners ticker', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no display node and no timer',
    (name) => {
      const example = studioScene.examples[name];
      if (!example) throw new Error(name);
      const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format });
      expect(example.photos.length).toBeLessThanOrEqual(4);
      for (let time = 0; time < 45_000; time += 50) player.advance(50);
      expect(describeSprites(player.view).length).toBeGreaterThan(1);
      player.dispose();
      expect(player.isMoving()).toBe(false);
      expect(player.nextWake()).toBeUndefined();
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('requests frames only while a line enters or leaves', () => {
    const { player, shown } = strip({ rows: rows('c', 'b', 'a'), paused: false });
    for (let lines = 1; lines <= 4; lines++) {
      expect(shown.length).toBe(lines);
      expect(player.isMoving()).toBe(true);
      player.advance(LINE.enter);
      expect(player.isMoving()).toBe(false);
      expect(player.nextWake()).toBe(LINE.hold);
      const still = describeSprites(player.view);
      player.advance(LINE.hold - 1);
      expect(player.isMoving()).toBe(false);
      expect(describeSprites(player.view)).toEqual(still);
      player.advance(1);
      expect(player.isMoving()).toBe(true);
      player.advance(LINE.leave);
      expect(player.isMoving()).toBe(false);
      expect(describeSprites(player.view).length).toBe(1);
      player.advance(LINE.pause);
    }
    expect(shown).toEqual(['c', 'b', 'a', 'c', 'b']);
  });

  it('keeps the current line when rows arrive, and shows them after it', () => {
    for (const at of [100, 1500, LINE.enter + LINE.hold + 100, round - 100]) {
      const quiet = strip({ rows: rows('c', 'b', 'a'), paused: false });
      const { player, shown } = strip({ rows: rows('c', 'b', 'a'), paused: false });
      quiet.player.advance(at);
      player.advance(at);
      player.props({ rows: rows('e', 'd', 'c', 'b', 'a'), paused: false });
      while (quiet.player.time < round - 20) {
        expect(describeSprites(player.view)).toEqual(describeSprites(quiet.player.view));
        player.advance(16);
        quiet.player.advance(16);
      }
      player.advance(4 * round);
      expect(shown.slice(0, 5)).toEqual(['c', 'd', 'e', 'b', 'a']);
    }
  });

  it('shows rows that arrive by the cue `arrive` after the current line too', () => {
    const { player, shown } = strip({ rows: rows('b', 'a'), paused: false });
    player.advance(1000);
    void player.cue('arrive', { rows: rows('d', 'c') });
    player.advance(3 * round);
    expect(shown).toEqual(['b', 'c', 'd', 'a']);
  });

  it('moves a line only a little from one frame to the next', () => {
    const { player } = strip({ rows: rows('c', 'b', 'a'), paused: false });
    const random = createRandom('arrivals');
    const moves: number[] = [];
    let before = '';
    let beforeY = 0;
    for (let frame = 0; frame < 3000; frame++) {
      if (random.next() < 0.02) {
        player.props({ rows: rows(`n${frame}`, 'c', 'b', 'a'), paused: random.next() < 0.3 });
      }
      player.advance(1000 / 60);
      const picture = describeSprites(player.view);
      const badge = picture.find((line) => line.startsWith('badge-'));
      const words = picture.map((line) => line.split(' at ')[0]).join();
      const y = Number(badge?.split(' ')[7] ?? NaN);
      if (badge && words === before) moves.push(Math.abs(y - beforeY));
      before = badge ? words : '';
      beforeY = y;
    }
    expect(moves.length).toBeGreaterThan(1000);
    expect(Math.max(...moves)).toBeLessThan(9);
    expect(Math.max(...moves)).toBeGreaterThan(1);
  });

  it('never repeats a row immediately if there are others, and shows only rows that it was given', () => {
    const random = createRandom('feed');
    let given = rows('c', 'b', 'a');
    const everGiven = new Set(given.map(({ id }) => id));
    const { player, shown } = strip({ rows: given, paused: false });
    for (let time = 0; time < 400; time++) {
      if (random.next() < 0.15) given = [row(`n${time}`), ...given].slice(0, 20);
      for (const { id } of given) everGiven.add(id);
      player.props({ rows: given, paused: random.next() < 0.1 });
      player.advance(random.range(10, 1500));
    }
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.every((id) => everGiven.has(id))).toBe(true);
    expect(shown.some((id, index) => id === shown[index - 1])).toBe(false);
  });

  it('keeps a single win at rest until there is another one', () => {
    const { player, shown } = strip({ rows: rows('a'), paused: false });
    player.advance(60_000);
    expect(shown).toEqual(['a']);
    expect(player.isMoving()).toBe(false);
    expect(player.nextWake()).toBeUndefined();
    player.props({ rows: rows('b', 'a'), paused: false });
    expect(player.isMoving()).toBe(true);
    player.advance(LINE.leave + LINE.pause + 1);
    expect(shown).toEqual(['a', 'b']);
  });

  it('shows the link to the rules if there is no win, reports a press on it, and replaces it by a win', () => {
    const { player, shown } = strip({ rows: [], paused: false, more: 'Rules' });
    player.advance(20_000);
    expect(player.isMoving()).toBe(false);
    expect(describeSprites(player.view).some((line) => line.startsWith('badge-'))).toBe(false);
    expect(player.press(300, 32)).toBe(true);
    expect(shown).toEqual(['rules:asked']);
    player.props({ rows: rows('a'), paused: false, more: 'Rules' });
    player.advance(round);
    expect(shown).toEqual(['rules:asked', 'a']);
    expect(player.press(300, 32)).toBe(false);
  });

  it('is an empty strip if there is neither a win nor a link', () => {
    const { player } = strip({ rows: [], paused: false });
    player.advance(5000);
    expect(describeSprites(player.view).length).toBe(1);
    expect(player.nextWake()).toBeUndefined();
  });

  it('keeps its line while paused, and then shows it for the remaining time', () => {
    const given = rows('c', 'b', 'a');
    const { player, shown } = strip({ rows: given, paused: false });
    player.advance(LINE.enter + 1200);
    player.props({ rows: given, paused: true });
    player.advance(90_000);
    expect(shown).toEqual(['c']);
    expect(player.nextWake()).toBeUndefined();
    player.props({ rows: given, paused: false });
    expect(player.nextWake()).toBe(LINE.hold - 1200);
  });

  it('marks the next line if the feed is interrupted, or the current line of a paused strip', () => {
    const marks = (player: ScenePlayer<WinnersTickerTypes>): number =>
      describeSprites(player.view).filter((line) => line.endsWith('tint a99fc8')).length;
    const looping = strip({ rows: rows('b', 'a'), paused: false });
    looping.player.advance(1000);
    looping.player.props({ rows: rows('b', 'a'), paused: false, stale: 'as of 14:02' });
    expect(marks(looping.player)).toBe(0);
    looping.player.advance(round);
    expect(marks(looping.player)).toBe('asof14:02'.length);
    const paused = strip({ rows: rows('b', 'a'), paused: true });
    paused.player.advance(1000);
    paused.player.props({ rows: rows('b', 'a'), paused: true, stale: 'as of 14:02' });
    expect(marks(paused.player)).toBe('asof14:02'.length);
    paused.player.props({ rows: rows('b', 'a'), paused: true });
    expect(marks(paused.player)).toBe(0);
  });

  it('changes lines without motion every six seconds in reduced motion', () => {
    const { player, shown } = strip({ rows: rows('b', 'a'), paused: false }, { reduceMotion: true });
    for (let time = 0; time < 18_500; time += 20) {
      expect(player.isMoving()).toBe(false);
      player.advance(20);
    }
    expect(shown).toEqual(['b', 'a', 'b', 'a']);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const instants = [90, 1000, 3500, 3700, 3990, 4200, 8000];
    const play = (next: () => number): string[][] => {
      const { player } = strip({ rows: [{ ...row('c'), badge: 'mega' }, ...rows('b', 'a')], paused: false });
      return instants.map((instant) => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        return describeSprites(player.view);
      });
    };
    const direct = play(() => 100_000);
    for (const rate of [24, 30, 60, 120]) expect(play(() => 1000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(play(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('writes a text for someone in place of a name that it has no letters for', () => {
    const { player } = strip({ rows: [{ ...row('a'), name: '李***龙' }], paused: false });
    player.advance(LINE.enter);
    const texts: string[] = [];
    const collect = (view: Container): void => {
      const text = textLookOf(view)?.text;
      if (text !== undefined && text !== '') texts.push(text);
      for (const child of view.children) collect(child);
    };
    collect(player.view);
    expect(texts).toEqual(['A player', 'won', '₱123.00', 'on the grid']);
  });
});
