import { describe, expect, it } from 'vitest';
import { LOTTERY_PRIZES } from '../../../fair/halloween-lottery.ts';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import type { Container } from '../../engine/pixi.ts';
import { createRandom } from '../../engine/random.ts';
import { createScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { halloweenTickets } from './definition.ts';
import { CARD, LAYOUT } from './tuning.ts';

const format = { exact: (value: number) => `₱${(value / 100).toFixed(2)}`, prize: String };
const MEAN = LOTTERY_PRIZES.reduce((sum, { amount, ppm }) => sum + amount * ppm, 0) / 1_000_000;

function table(settings: Partial<SceneSettings> = {}, tickets = 3) {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(halloweenTickets, {
    art: createBlankArt(),
    props: { tickets, price: MEAN },
    format,
    settings,
    sound,
    seed: 'test',
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  const play = (ms: number, step = 17): void => {
    for (const end = player.time + ms; player.time < end;) player.advance(Math.min(step, end - player.time));
  };
  const seen = (picture: string): number =>
    describeSprites(player.view).filter((line) => line.startsWith(`${picture} `)).length;
  return { player, events, sound, play, seen };
}

const TURNED = CARD.turnOut + CARD.turnIn + 20;

describe('the Halloween tickets scene', () => {
  it('does not show the card’s face before the answer arrives, then turns the card over', () => {
    const { player, events, play, seen } = table();
    void player.cue('start', {});
    play(2_000);
    expect(seen('card-face')).toBe(0);
    expect(events).toEqual([]);
    void player.cue('land', { amount: 33 });
    play(TURNED);
    expect(seen('card-face')).toBe(1);
    expect(events).toEqual(['card:shown {"amount":33}', 'card:closed {}']);
    expect(player.isMoving()).toBe(false);
  });

  it('turns the card over only after it has risen, even if the answer comes earlier', () => {
    const { player, events, play } = table();
    void player.cue('start', {});
    play(50);
    void player.cue('land', { amount: 33 });
    play(CARD.rise - 60);
    expect(events).toEqual([]);
    play(TURNED);
    expect(events).toHaveLength(2);
  });

  it.each([
    [16, 'ui.tick'],
    [33, 'ui.tick'],
    [66, 'win.small'],
    [100, 'win.small'],
    [166, 'win.small'],
    [333, 'win.medium'],
    [1_933, 'win.big'],
    [6_266, 'win.big'],
  ])('celebrates a prize of %i centavos by its ratio to a ticket’s value: %s', (amount, cue) => {
    const { player, sound, play, events } = table();
    void player.cue('start', {});
    play(800);
    void player.cue('land', { amount });
    play(20_000);
    const wins = sound.played.map((played) => played.cue).filter((name) => /^(win|ui)\./.test(name));
    expect(wins).toEqual([cue]);
    expect(events).toEqual([`card:shown {"amount":${amount}}`, 'card:closed {}']);
    expect(sound.looping()).toEqual([]);
  });

  it('shows one card in the fan for each ticket, at most five', () => {
    for (const [tickets, cards] of [
      [1, 1],
      [3, 3],
      [10, LAYOUT.fan.most],
    ] as const)
      expect(table({}, tickets).seen('card-back')).toBe(cards);
  });

  it('skips to the last frame when the player presses, with the same events as without a skip', () => {
    const whole = table();
    void whole.player.cue('start', {});
    void whole.player.cue('land', { amount: 6_266 });
    whole.play(20_000);
    const skipped = table();
    void skipped.player.cue('start', {});
    void skipped.player.cue('land', { amount: 6_266 });
    skipped.play(300);
    for (let press = 0; press < 4; press++) {
      skipped.player.press(10, 10);
      skipped.play(650);
    }
    skipped.play(1_000);
    expect(skipped.events).toEqual(whole.events);
    expect(describeSprites(skipped.player.view)).toEqual(describeSprites(whole.player.view));
  });

  it('puts the card back into the fan when the server refuses', async () => {
    const { player, play, seen, events } = table();
    const before = describeSprites(player.view);
    void player.cue('start', {});
    play(900);
    expect(seen('card-back')).toBe(3);
    const resolved: string[] = [];
    void player.cue('fail', { refused: true }).then(() => resolved.push('failed'));
    play(CARD.back + 20);
    await Promise.resolve();
    expect(resolved).toEqual(['failed']);
    expect(describeSprites(player.view)).toEqual(before);
    expect(events).toEqual([]);
  });

  it('shows a stored card immediately, and removes it when the next card leaves the fan', () => {
    const { player, play, seen, events } = table();
    void player.cue('land', { amount: 33, instant: true });
    expect(events).toEqual(['card:shown {"amount":33}', 'card:closed {}']);
    void player.cue('start', {});
    play(600);
    expect(seen('card-face')).toBe(0);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const play = (next: () => number): string[][] => {
      const { player } = table();
      void player.cue('start', {});
      const pictures: string[][] = [];
      const to = (instant: number): void => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        pictures.push(describeSprites(player.view));
      };
      to(200);
      to(700);
      void player.cue('land', { amount: 1_933 });
      for (const instant of [780, 1_000, 1_500, 2_500, 4_900]) to(instant);
      player.dispose();
      return pictures;
    };
    const direct = play(() => 100_000);
    for (const rate of [24, 60, 120]) expect(play(() => 1_000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(play(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('does not move the card in reduced motion, and shows no particles there or in calm mode', () => {
    for (const settings of [{ reduceMotion: true }, { calmMode: true }]) {
      const { player, play } = table(settings);
      void player.cue('start', {});
      void player.cue('land', { amount: 6_266 });
      const places = new Set<string>();
      const flying = new Set<string>();
      for (let at = 0; at < 3_000; at += 40) {
        play(40);
        for (const line of describeSprites(player.view)) {
          const name = line.split(' ')[0] ?? '';
          if (name === 'card-face') places.add(line.replace(/ alpha .*/, ''));
          if (['spark', 'confetti'].includes(name)) flying.add(name);
        }
      }
      expect([...flying]).toEqual([]);
      if ('reduceMotion' in settings) expect(places.size).toBe(1);
    }
  });

  it('creates no display node after its construction', () => {
    const { player, play } = table();
    const countAll = (container: Container): number =>
      container.children.reduce((sum, child) => sum + 1 + countAll(child), 0);
    const before = countAll(player.view);
    void player.cue('start', {});
    void player.cue('land', { amount: 99_999_999 });
    play(9_000);
    expect(countAll(player.view)).toBe(before);
  });
});
