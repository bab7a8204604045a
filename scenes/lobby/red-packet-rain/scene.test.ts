import { describe, expect, it } from 'vitest';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { createRain, eventAt, eventsOf, LEAD, shown, textsIn, WAITING } from './test-kit.ts';
import { planOf } from '../../parts/celebration/plan.ts';
import { stepOf } from '../../parts/celebration/steps.ts';
import { ENVELOPE, OPENING, PACKET, RAIN, TAP, TRAIL } from './tuning.ts';

const OVER = LEAD + RAIN.ms;
const UP = RAIN.fadeMs + ENVELOPE.rise;
const SETTINGS = { reduceMotion: false, calmMode: false, quality: 'high' } as const;
/** Time from the opening of the envelope to the final amount of a small win, in ms. */
const COUNTED = OPENING.amountAt + planOf({ amount: 3_75, step: 'small' }, SETTINGS).shown;

describe('a whole red packet rain', () => {
  it('counts down, rains for thirty seconds, shows a closed envelope and opens it by itself', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(OVER + UP + ENVELOPE.wait + COUNTED + 2_000);
    expect(rain.events).toEqual([
      { event: 'rain:started', at: LEAD, detail: {} },
      { event: 'rain:ended', at: OVER, detail: { opened: 0 } },
      { event: 'envelope:opened', at: OVER + UP + ENVELOPE.wait, detail: { amount: 3_75 } },
      {
        event: 'award:shown',
        at: OVER + UP + ENVELOPE.wait + COUNTED,
        detail: { amount: 3_75 },
      },
    ]);
    const cues = rain.sounds.played.map(({ cue }) => cue);
    expect(cues.slice(0, 6)).toEqual(['ui.tick', 'ui.tick', 'ui.tick', 'whoosh', 'ui.press', 'win.small']);
    expect(cues.at(-1)).toBe('count.end');
    expect(rain.sounds.looping()).toEqual([]);
    expect(rain.player.isMoving()).toBe(false);
    expect(rain.player.nextWake()).toBeUndefined();
    rain.player.dispose();
  });

  it.each([
    [1, 'small', 'win.small'],
    [19_99, 'small', 'win.small'],
    [20_00, 'good', 'win.medium'],
    [99_99, 'good', 'win.medium'],
    [100_00, 'big', 'win.big'],
    [400_00, 'huge', 'win.big'],
  ] as const)('celebrates an amount of %i hundredths as a %s win', (amount, step, cue) => {
    if (amount > 4_00) expect(stepOf(amount)).toBe(step);
    const rain = createRain({}, { state: 'late', amount });
    rain.player.advance(ENVELOPE.doubleTapMs);
    rain.player.press(360, 640);
    rain.player.advance(20_000);
    expect(rain.sounds.played.map((played) => played.cue)).toContain(cue);
    expect(eventsOf(rain)).toEqual(['envelope:opened', 'award:shown']);
    expect(rain.player.isMoving()).toBe(false);
    rain.player.dispose();
  });

  it('ends with the same amount whichever packets are opened', () => {
    const amounts = [0, 3, 7].map((taps) => {
      const rain = createRain();
      void rain.player.cue('start', { amount: 12_40 });
      rain.player.advance(LEAD + 2_000);
      for (let tap = 0; tap < taps; tap += 1) {
        rain.player.advance(700);
        void rain.player.cue('catch', {});
      }
      rain.player.advance(60_000);
      rain.player.dispose();
      return rain.events.find(({ event }) => event === 'award:shown')?.detail;
    });
    expect(amounts).toEqual([{ amount: 12_40 }, { amount: 12_40 }, { amount: 12_40 }]);
  });

  it('shows an amount of 0 as text, without an envelope or a sound', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 0, elapsedMs: RAIN.ms - 100 });
    rain.player.advance(5_000);
    expect(eventsOf(rain)).toEqual(['rain:started', 'rain:ended', 'award:shown']);
    expect(shown(rain.player, 'pocket')).toEqual([]);
    expect(rain.sounds.played).toEqual([]);
    rain.player.dispose();
  });
});

describe('falling packets', () => {
  it('open once when a finger is within reach, and not when it is farther away', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(LEAD + 6_000);
    const all = shown(rain.player, 'packet-');
    const alone = all.find(({ x, y }) =>
      all.every(
        (other) =>
          other === undefined ||
          (other.x === x && other.y === y) ||
          Math.hypot(other.x - x, other.y - y) > 260,
      ),
    );
    if (!alone) throw new Error('no packet hangs alone at this instant');
    const edge = (alone.size * PACKET.width) / 2 + PACKET.reach;
    expect(rain.player.press(alone.x + edge + 2, alone.y)).toBe(false);
    expect(rain.player.press(alone.x + edge - 2, alone.y)).toBe(true);
    expect(rain.player.press(alone.x, alone.y)).toBe(false);
    expect(eventsOf(rain)).toEqual(['rain:started', 'packet:opened']);
    rain.player.dispose();
  });

  it('are caught by the cue `catch` from the lowest up, with five rising notes', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(LEAD + 4_000);
    for (let tap = 0; tap < 7; tap += 1) {
      const low = Math.max(
        ...shown(rain.player, 'packet-')
          .filter(({ y }) => y <= 1_280)
          .map(({ y }) => y),
      );
      const before = shown(rain.player, 'packet-');
      void rain.player.cue('catch', {});
      // The packet opens where it hangs; the others do not move.
      expect(shown(rain.player, 'packet-')).toEqual(before);
      rain.player.advance(TAP.down + TAP.up + 10);
      expect(shown(rain.player, 'packet-open').map(({ y }) => Math.round(y))).toContain(Math.round(low));
      rain.player.advance(TAP.open);
    }
    const notes = rain.sounds.played.map(({ cue }) => cue).filter((cue) => cue.startsWith('packet.'));
    expect(notes).toEqual([
      'packet.1',
      'packet.2',
      'packet.3',
      'packet.4',
      'packet.5',
      'packet.5',
      'packet.5',
    ]);
    expect(eventsOf(rain).filter((event) => event === 'gate:filled')).toHaveLength(1);
    rain.player.dispose();
  });

  it('light one lamp each when opened, and become fewer by half once five lamps are lit', () => {
    const still = createRain();
    const lit = createRain();
    for (const { player } of [still, lit]) {
      void player.cue('start', { amount: 3_75 });
      player.advance(LEAD + 3_000);
    }
    for (let tap = 1; tap <= 5; tap += 1) {
      void lit.player.cue('catch', {});
      lit.player.advance(TAP.catchMs - 1);
      expect(shown(lit.player, 'lamp-on')).toHaveLength(tap - 1);
      lit.player.advance(1);
      expect(shown(lit.player, 'lamp-on')).toHaveLength(tap);
    }
    still.player.advance(lit.player.time - still.player.time + 8_000);
    lit.player.advance(8_000);
    const [whole, half] = [still, lit].map(({ player }) => shown(player, 'packet-').length);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThanOrEqual(Math.ceil(((whole ?? 0) * 2) / 3));
    rainEnds(still, lit);
  });

  it('cannot be opened before or after the rain', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(LEAD - 1);
    void rain.player.cue('catch', {});
    rain.player.advance(RAIN.ms + 2);
    void rain.player.cue('catch', {});
    expect(eventsOf(rain)).toEqual(['rain:started', 'rain:ended']);
    rain.player.dispose();
  });
});

describe('the number of catches', () => {
  it('increases when the caught packet reaches the counter, also after the fifth', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(LEAD + 4_000);
    expect(textsIn(rain, 'gate')).toEqual([WAITING.texts.gate]);
    for (let caught = 1; caught <= 6; caught += 1) {
      void rain.player.cue('catch', {});
      rain.player.advance(10);
      expect(textsIn(rain, 'catches')).toEqual(['+1']);
      expect(textsIn(rain, 'gate')).toEqual([`${caught - 1}/5`]);
      rain.player.advance(TAP.catchMs);
      expect(textsIn(rain, 'catches')).toEqual([]);
      expect(textsIn(rain, 'gate')).toEqual([caught <= 5 ? `${caught}/5` : String(caught)]);
    }
    rain.player.advance(60_000);
    expect(textsIn(rain, 'gate')).toEqual([WAITING.texts.gate]);
    rain.player.dispose();
  });

  it('is shown in reduced motion as well', () => {
    const rain = createRain({ reduceMotion: true });
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(500);
    void rain.player.cue('catch', {});
    expect(textsIn(rain, 'gate')).toEqual(['1/5']);
    rain.player.dispose();
  });
});

describe('a dragged finger', () => {
  it('opens the packets that it touches and leaves lights that fade', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(LEAD + 6_000);
    const from = shown(rain.player, 'packet-').find(({ y }) => y > 100 && y < 1_200);
    if (!from) throw new Error('no packet is in the air');
    expect(rain.player.drag('down', from.x, from.y)).toBe(true);
    expect(eventsOf(rain)).toEqual(['rain:started', 'packet:opened']);
    for (let step = 1; step <= 20; step += 1) {
      rain.player.drag('move', from.x + (step * (360 - from.x)) / 20, from.y - step * 20);
      rain.player.advance(8);
    }
    const light = shown(rain.player, 'spark').length;
    expect(light).toBeGreaterThan(5);
    expect(light).toBeLessThanOrEqual(TRAIL.pieces);
    rain.player.drag('up', 360, from.y - 400);
    rain.player.advance(TRAIL.life + 20);
    expect(shown(rain.player, 'spark')).toEqual([]);
    rain.player.dispose();
  });

  it('counts as a single press before and after the rain and in reduced motion', () => {
    const rain = createRain();
    expect(rain.player.drag('down', 360, 640)).toBe(false);
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(LEAD - 10);
    expect(rain.player.drag('down', 360, 640)).toBe(false);
    rain.player.advance(1_000);
    expect(rain.player.drag('down', 360, 640)).toBe(true);
    void rain.player.cue('skip', {});
    expect(rain.player.drag('move', 360, 700)).toBe(false);
    const still = createRain({ reduceMotion: true });
    void still.player.cue('start', { amount: 3_75 });
    still.player.advance(1_000);
    expect(still.player.drag('down', 360, 640)).toBe(false);
    rainEnds(rain, still);
  });
});

function rainEnds(...rains: readonly ReturnType<typeof createRain>[]): void {
  for (const { player } of rains) player.dispose();
}

describe('skipping a red packet rain', () => {
  it.each([0, 700, LEAD + 10, LEAD + 12_345])('at %i ms shows the closed envelope immediately', (at) => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75 });
    rain.player.advance(at);
    void rain.player.cue('skip', {});
    rain.player.advance(UP);
    expect(eventAt(rain, 'rain:ended')).toBe(at);
    expect(shown(rain.player, 'packet-')).toEqual([]);
    expect(shown(rain.player, 'count-')).toEqual([]);
    expect(shown(rain.player, 'flap')).toHaveLength(1);
    void rain.player.cue('skip', {});
    expect(eventsOf(rain).at(-1)).toBe('envelope:opened');
    void rain.player.cue('skip', {});
    expect(eventsOf(rain).at(-1)).toBe('award:shown');
    rain.player.dispose();
  });

  it('by presses opens the envelope, shows the total, then closes the celebration', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 88_88, elapsedMs: RAIN.ms - 1 });
    rain.player.advance(1 + UP + ENVELOPE.doubleTapMs - 1);
    expect(rain.player.press(360, 640)).toBe(false);
    rain.player.advance(1);
    expect(rain.player.press(360, 640)).toBe(true);
    rain.player.advance(300);
    expect(rain.player.press(360, 640)).toBe(true);
    expect(eventsOf(rain).at(-1)).toBe('award:shown');
    expect(rain.sounds.played.filter(({ cue }) => cue === 'win.medium')).toHaveLength(1);
    // One more press ends the celebration; then the amount is on its slip, and presses do nothing.
    expect(rain.player.press(360, 640)).toBe(true);
    rain.player.advance(1_000);
    expect(rain.player.press(360, 640)).toBe(false);
    rain.player.dispose();
  });
});

/** Returns the visible sprites of the picture as text. */
const seenOf = ({ player }: ReturnType<typeof createRain>): string[] =>
  describeSprites(player.view).filter((line) => !line.includes(' alpha 0 '));

describe('a player who joins late or returns', () => {
  it('sees the rain at its current time', () => {
    const whole = createRain();
    void whole.player.cue('start', { amount: 3_75 });
    whole.player.advance(LEAD + 9_000);
    const back = createRain();
    void back.player.cue('start', { amount: 3_75, elapsedMs: 8_000 });
    back.player.advance(1_000);
    expect(shown(back.player, 'packet-')).toEqual(shown(whole.player, 'packet-'));
    rainEnds(whole, back);
  });

  it('sees the closed envelope after the rain; it opens only when pressed', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 3_75, elapsedMs: RAIN.ms });
    rain.player.advance(5 * 60_000);
    expect(eventsOf(rain)).toEqual([]);
    expect(rain.player.isMoving()).toBe(false);
    expect(rain.player.nextWake()).toBeUndefined();
    rain.player.press(360, 640);
    rain.player.advance(5_000);
    expect(eventsOf(rain)).toEqual(['envelope:opened', 'award:shown']);
    rain.player.dispose();
  });

  it.each([3_75, 24_80, 128_88])(
    'sees the same picture as at the end of the rain if the stored result is %i hundredths',
    (amount) => {
      const rain = createRain();
      void rain.player.cue('start', { amount, elapsedMs: RAIN.ms - 1 });
      rain.player.advance(30_000);
      const back = createRain({}, { state: 'result', amount });
      expect(seenOf(back)).toEqual(seenOf(rain));
      rain.player.props({ ...WAITING, state: 'result', amount });
      expect(seenOf(rain)).toEqual(seenOf(back));
      rainEnds(rain, back);
    },
  );

  it('sees the celebration to its end even if the page sets the result meanwhile', () => {
    const rain = createRain();
    void rain.player.cue('start', { amount: 128_88, elapsedMs: RAIN.ms - 1 });
    while (!eventsOf(rain).includes('award:shown')) rain.player.advance(100);
    const before = seenOf(rain);
    rain.player.props({ ...WAITING, state: 'result', amount: 128_88 });
    expect(seenOf(rain)).toEqual(before);
    rain.player.dispose();
  });

  it('sees no change from repeated props, nor from props during a rain', () => {
    const rain = createRain({}, { state: 'late', amount: 12_40 });
    rain.player.advance(1_000);
    const before = describeSprites(rain.player.view);
    rain.player.props({ ...WAITING, state: 'late', amount: 12_40 });
    expect(describeSprites(rain.player.view)).toEqual(before);
    void rain.player.cue('start', { amount: 12_40 });
    rain.player.advance(LEAD + 3_000);
    const raining = describeSprites(rain.player.view);
    rain.player.props({ ...WAITING, state: 'result', amount: 12_40 });
    expect(describeSprites(rain.player.view)).toEqual(raining);
    rain.player.dispose();
  });
});

describe('reduced motion in the red packet rain', () => {
  it('shows five packets that hang still, then fades to the amount', () => {
    const rain = createRain({ reduceMotion: true });
    void rain.player.cue('start', { amount: 12_40 });
    rain.player.advance(1_000);
    const hung = shown(rain.player, 'packet-');
    expect(hung).toHaveLength(5);
    for (const { x, y } of hung) {
      expect(rain.player.press(x, y)).toBe(true);
      expect(rain.player.press(x, y)).toBe(false);
      rain.player.advance(300);
    }
    rain.player.advance(10_000);
    expect(eventsOf(rain)).toEqual([
      'rain:started',
      ...hung.map(() => 'packet:opened'),
      'gate:filled',
      'rain:ended',
      'envelope:opened',
      'award:shown',
    ]);
    const shownAt = eventAt(rain, 'award:shown') ?? 0;
    expect(shownAt - (eventAt(rain, 'envelope:opened') ?? 0)).toBeLessThanOrEqual(200);
    expect(shown(rain.player, 'spark').concat(shown(rain.player, 'coin'))).toEqual([]);
    rain.player.dispose();
  });
});
