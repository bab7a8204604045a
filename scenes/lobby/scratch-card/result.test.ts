import { describe, expect, it } from 'vitest';
import type { SceneSettings } from '../../engine/definition.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { big, good, miss, names, plain, small, table } from './test-kit.ts';
import { LAYOUT, RESULT, WIPE } from './tuning.ts';
import type { Card, Winnings } from './types.ts';

describe('the result of a scratch card', () => {
  it('ends on the same frame with and without a skip', () => {
    const whole = table();
    void whole.player.cue('deal', { card: big, instant: true });
    void whole.player.cue('revealAll', {});
    whole.play(14_000);
    const skipped = table();
    void skipped.player.cue('deal', { card: big, instant: true });
    void skipped.player.cue('revealAll', {});
    skipped.play(300);
    skipped.player.press(10, 10);
    skipped.play(200);
    skipped.player.press(10, 10);
    expect(skipped.events.at(-1)).toBe('card:shown {"prize":500000}');
    skipped.play(9_000);
    expect(describeSprites(skipped.player.view)).toEqual(describeSprites(whole.player.view));
    expect(skipped.events).toEqual(whole.events);
  });

  /** Returns the sounds of a card that is revealed at once, alone or with all cards of its purchase (`row`). */
  const soundsOf = (card: Card, row?: Winnings, settings: Partial<SceneSettings> = {}): string[] => {
    const { player, sound, play } = table(settings);
    void player.cue('deal', { card, instant: true });
    void player.cue('revealAll', row ? { row } : {});
    play(12_000);
    return sound.played.map(({ cue }) => cue).filter((cue) => cue !== 'card.wipe');
  };

  it('is not celebrated when it is at most the price, and is silent for a loss', () => {
    expect(soundsOf(miss)).toEqual([]);
    expect(soundsOf({ ...plain, prize: 500 })).toEqual(['ui.tick']);
    expect(soundsOf({ ...plain, prize: 200 })).toEqual(['ui.tick']);
    expect(soundsOf({ ...plain, prize: 501 })).toContain('win.small');
  });

  it.each([
    ['small', 2_499, 'win.small', false],
    ['good', 2_500, 'win.medium', true],
    ['big', 12_500, 'win.big', true],
    ['huge', 50_000, 'win.big', true],
  ] as const)('is celebrated according to its ratio to the price: %s win', (_step, prize, cue, isStaged) => {
    expect(soundsOf({ ...plain, prize })).toContain(cue);
    const scene = table();
    const { player, events, play } = scene;
    void player.cue('deal', { card: { ...plain, prize }, instant: true });
    void player.cue('revealAll', {});
    play(WIPE.ms + RESULT.stageAt + 200);
    if (!isStaged) play(400);
    player.press(10, 10);
    expect(events.at(isStaged ? -1 : -2)).toBe(`card:shown {"prize":${prize}}`);
    // A win with a full celebration waits for a press; a smaller one enables the button immediately.
    expect(names(events).includes('card:closed')).toBe(!isStaged);
    play(700);
    player.press(10, 10);
    play(300);
    expect(events.at(-1)).toBe('card:closed {}');
    player.press(LAYOUT.button.x, LAYOUT.button.y);
    expect(events.at(-1)).toBe('button:pressed {"action":"next"}');
  });

  it('of all cards bought together is celebrated by their total win and cost, not by the visible card', () => {
    expect(soundsOf(good, { prize: 5_000, price: 5_000 })).toEqual(['ui.tick']);
    expect(soundsOf(miss, { prize: 6_000, price: 5_000 })).toContain('win.small');
    expect(soundsOf(miss, { prize: 25_000, price: 5_000 })).toContain('win.medium');
    expect(soundsOf(miss, { prize: 0, price: 5_000 })).toEqual([]);
  });

  it('of a row is celebrated over an open card, and does not affect the next card', () => {
    const { player, events, sound, play } = table();
    void player.cue('deal', { card: miss, instant: true });
    void player.cue('revealAll', {});
    play(2_000);
    void player.cue('revealAll', { row: { prize: 60_000, price: 5_000 } });
    play(12_000);
    expect(sound.played.map(({ cue }) => cue)).toContain('win.medium');
    expect(events.filter((line) => line.startsWith('card:shown'))).toEqual([
      'card:shown {"prize":0}',
      'card:shown {"prize":60000}',
    ]);
    void player.cue('deal', { card: small });
    play(800);
    void player.cue('revealAll', {});
    play(4_000);
    expect(events.findLast((line) => line.startsWith('card:shown'))).toBe('card:shown {"prize":2000}');
  });

  it('in calm mode is celebrated without flying or rising pieces', () => {
    const { player, play } = table({ calmMode: true });
    void player.cue('deal', { card: big, instant: true });
    void player.cue('revealAll', {});
    const seen = new Set<string>();
    for (let at = 0; at < 3_000; at += 50) {
      play(50);
      for (const line of describeSprites(player.view)) seen.add(line.split(' ')[0] ?? '');
    }
    expect([...seen].filter((name) => ['coin', 'spark', 'confetti'].includes(name))).toEqual([]);
    expect(soundsOf(big, undefined, { calmMode: true })).not.toContain('win.big');
  });
});
