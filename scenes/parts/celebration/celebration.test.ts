import { beforeEach, describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createMotion, type MotionControl } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { createRandom } from '../../engine/random.ts';
import { defaultSettings } from '../../engine/scene-player.ts';
import { createRecordingSound, type RecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../describe-sprites.ts';
import { GLYPHS } from '../glyph-metrics.ts';
import { celebrationArt } from './art.ts';
import { Celebration } from './celebration.ts';
import { SCREEN } from './layout.ts';
import { planOf, type Win } from './plan.ts';
import { stepOf } from './steps.ts';
import { POOL, REDUCED, STEPS, WORDS } from './tuning.ts';

const format = {
  exact: (value: number) => `₱${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`,
  prize: (value: number) => `₱${value / 100}`,
};

let control: MotionControl;
let sound: RecordingSound;
let events: string[];
let view: Container;
let board: Container;

const art = createBlankArt();
const texture = (name: string) => {
  const piece = celebrationArt[name];
  if (!piece) throw new Error(`undeclared ${name}`);
  return art.texture(name, piece);
};

function create(settings: Partial<SceneSettings> = {}): Celebration {
  const context = {
    motion: control.motion,
    random: createRandom('test'),
    sound,
    settings: { ...defaultSettings, ...settings },
    format,
    texture,
  };
  const celebration = new Celebration(
    context,
    SCREEN,
    { shown: () => void events.push('shown'), closed: () => void events.push('closed') },
    { pushed: board, shaken: board },
  );
  view.addChild(celebration.behind, celebration.above);
  return celebration;
}

beforeEach(() => {
  control = createMotion();
  sound = createRecordingSound();
  events = [];
  view = new Container();
  board = new Container();
});

/** Returns the amount on the screen in hundredths of a coin; undefined if none is visible. */
function shownAmount(): number | undefined {
  const digits = describeSprites(view).filter((line) => /^money\/\d /.test(line));
  if (digits.length === 0) return undefined;
  const place = (line: string): number => Number(line.split(' ')[6]);
  const sorted = digits.toSorted((a, b) => place(a) - place(b));
  return Number(sorted.map((line) => line.charAt('money/'.length)).join(''));
}

/** Returns the number of visible sprites that show a picture. */
const count = (picture: string): number =>
  describeSprites(view).filter((line) => line.startsWith(`${picture} `)).length;

const wins: readonly [name: string, Win][] = [
  ['small', { amount: 12_34, step: 'small', from: { x: 300, y: 600 } }],
  ['good', { amount: 123_45, step: 'good' }],
  ['big', { amount: 777_77, step: 'big' }],
  ['huge', { amount: 98_765_43, step: 'huge' }],
  ['mini', { amount: 512_30, step: 'jackpot', pool: 'mini' }],
  ['minor', { amount: 7_315_55, step: 'jackpot', pool: 'minor' }],
  ['major', { amount: 86_420_10, step: 'jackpot', pool: 'major' }],
  ['mega', { amount: 1_284_560_75, step: 'jackpot', pool: 'mega' }],
  ['grand', { amount: 20_000_00, step: 'jackpot', pool: 'grand' }],
];

describe('the celebration step of a win', () => {
  it('depends on the ratio of win to stake', () => {
    const steps = [0, 1_999, 2_000, 2_001, 9_999, 10_000, 49_999, 50_000, 199_999, 200_000];
    expect(steps.map((amount) => stepOf(amount, 2_000))).toEqual([
      'nothing',
      'return',
      'return',
      'small',
      'small',
      'good',
      'good',
      'big',
      'big',
      'huge',
    ]);
  });

  it('is `good` from ₱20 on for a free prize, which is never just the stake returned', () => {
    expect([1, 400, 1_999, 2_000, 9_999, 10_000, 40_000].map((amount) => stepOf(amount))).toEqual([
      'small',
      'small',
      'small',
      'good',
      'good',
      'big',
      'huge',
    ]);
  });
});

describe.each(wins)('the celebration of a win (%s)', (_name, win) => {
  it('counts up to the exact amount, never backwards and never beyond it', () => {
    create().begin(win);
    const seen: number[] = [];
    while (events.length === 0 && control.motion.now < 20_000) {
      control.advance(10);
      const amount = shownAmount();
      if (amount !== undefined) seen.push(amount);
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.every((value, index) => value >= (seen[index - 1] ?? 0) && value <= win.amount)).toBe(true);
    expect(shownAmount()).toBe(win.amount);
    expect(events).toEqual(['shown']);
  });

  it('counts more and more slowly towards the end', () => {
    const { beats } = planOf(win, defaultSettings);
    const waits = beats.times.map((at, index) => at - (beats.times[index - 1] ?? 0));
    const slowing = waits.slice(beats.slowing);
    expect(slowing.length).toBeGreaterThan(3);
    expect(slowing.every((wait, index) => wait > (slowing[index - 1] ?? waits[0] ?? Infinity))).toBe(true);
    expect(beats.shares.at(-1)).toBe(1);
  });

  it('skips to the end at the first press and closes at the second, at any time', () => {
    for (let at = 0; at < planOf(win, defaultSettings).shown; at += 230) {
      control = createMotion();
      view = new Container();
      events = [];
      const celebration = create();
      celebration.begin(win);
      control.advance(at);
      expect(celebration.press()).toBe(true);
      expect(events).toEqual(['shown']);
      expect(shownAmount()).toBe(win.amount);
      expect(control.isMoving()).toBe(false);
      control.advance(1_000);
      celebration.press();
      control.advance(400);
      expect(events).toEqual(['shown', 'closed']);
      expect(describeSprites(view)).toEqual([]);
      expect([control.isMoving(), control.nextWake()]).toEqual([false, undefined]);
    }
  });

  it('closes by itself, and leaves no sprite, timer or sound', () => {
    create().begin(win);
    for (let step = 0; step < 1_000; step++) control.advance(40);
    expect(events).toEqual(['shown', 'closed']);
    expect(describeSprites(view)).toEqual([]);
    expect([control.isMoving(), control.nextWake()]).toEqual([false, undefined]);
    expect(sound.looping()).toEqual([]);
    expect([board.scale.x, board.x, board.y]).toEqual([1, 0, 0]);
  });

  it('requests no frame while it waits to be closed', () => {
    const { end } = planOf(win, defaultSettings);
    create().begin(win);
    control.advance(end + 20);
    if (events.length > 1) return;
    expect(control.isMoving()).toBe(false);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const { end } = planOf(win, defaultSettings);
    const instants = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => Math.round(share * end));
    const pictures = (step: number): string[][] => {
      control = createMotion();
      view = new Container();
      create().begin(win);
      return instants.map((at) => {
        while (control.motion.now < at) control.advance(Math.min(step, at - control.motion.now));
        return describeSprites(view);
      });
    };
    expect(pictures(1_000 / 60)).toEqual(pictures(100_000));
  });

  it('only fades in when motion is reduced, with the full amount from the start', () => {
    create({ reduceMotion: true }).begin(win);
    const places = new Set<string>();
    for (let at = 0; at < REDUCED.fade; at += 20) {
      control.advance(20);
      for (const line of describeSprites(view)) places.add(line.replace(/ alpha .*/, ''));
      expect(shownAmount()).toBe(win.amount);
    }
    const now = new Set(describeSprites(view).map((line) => line.replace(/ alpha .*/, '')));
    expect([...places].filter((line) => !now.has(line))).toEqual([]);
    expect(['coin', 'confetti', 'spark', 'ring'].map(count)).toEqual([0, 0, 0, 0]);
    expect(control.isMoving()).toBe(false);
    control.advance(REDUCED.hold - 50);
    expect(events).toEqual(['shown']);
  });

  it('has no flying pieces and no shake in calm mode, and is over in less than 2.5 seconds', () => {
    create({ calmMode: true }).begin(win);
    while (events.length === 0 && control.motion.now < 20_000) {
      control.advance(30);
      if (win.step !== 'small') expect(['coin', 'confetti', 'spark'].map(count)).toEqual([0, 0, 0]);
      expect([board.x, board.y]).toEqual([0, 0]);
    }
    expect(control.motion.now).toBeLessThan(2_500);
    expect(shownAmount()).toBe(win.amount);
  });

  it('shows at most 120 pieces at once, and half as many in low quality', () => {
    const most = (quality: 'high' | 'low'): number => {
      control = createMotion();
      view = new Container();
      events = [];
      create({ quality }).begin(win);
      let all = 0;
      for (let at = 0; at < 16_000; at += 100) {
        control.advance(100);
        all = Math.max(all, count('coin') + count('confetti') + count('spark'));
      }
      return all;
    };
    expect(most('high')).toBeLessThanOrEqual(120);
    expect(most('low')).toBeLessThanOrEqual(62);
  });
});

describe('the celebration of a small win', () => {
  /** Returns the left, right and top edge of the small win's amount, in design pixels. */
  function placeOfFigures(): { left: number; right: number; top: number } {
    const figures = describeSprites(view).flatMap((line) => {
      const [picture = '', , scale, , , , x, y] = line.split(' ');
      const character = Object.keys(GLYPHS.money.frame).find((one) => GLYPHS.money.frame[one] === picture);
      if (character === undefined) return [];
      const width = (GLYPHS.money.advance[character] ?? 0) * Number(scale);
      return [{ left: Number(x), right: Number(x) + width, top: Number(y) }];
    });
    expect(figures.length).toBeGreaterThan(3);
    return {
      left: Math.min(...figures.map(({ left }) => left)),
      right: Math.max(...figures.map(({ right }) => right)),
      top: Math.min(...figures.map(({ top }) => top)),
    };
  }
  const { width } = SCREEN.size;
  const SMALL_TOP = 640;

  it.each([0, 30, width / 2, width - 30, width])(
    'that was won at x = %d keeps its amount inside the picture',
    (x) => {
      create().begin({ amount: 1_234_56, step: 'small', from: { x, y: 700 } });
      const middles = [];
      for (let ms = 0; ms < 900; ms += 50) {
        control.advance(50);
        const { left, right } = placeOfFigures();
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(width);
        middles.push((left + right) / 2);
      }
      if (x === width / 2) expect(Math.abs((middles.at(-1) ?? 0) - x)).toBeLessThan(10);
    },
  );

  it('keeps its amount below the upper limit of the game’s layout', () => {
    const celebration = create();
    celebration.place({ ...SCREEN, smallTop: SMALL_TOP });
    const restsAt = (y: number): number => {
      celebration.begin({ amount: 12_34, step: 'small', from: { x: 360, y } });
      control.advance(900);
      return placeOfFigures().top;
    };
    const highest = restsAt(100);
    expect(restsAt(640)).toBe(highest);
    expect(highest).toBeLessThan(SMALL_TOP);
    expect(restsAt(SMALL_TOP + 200)).toBeGreaterThan(highest);
  });
});

describe('the celebration of a jackpot', () => {
  it.each(wins.slice(4))('takes eight to twelve seconds (%s)', (_name, win) => {
    const { end } = planOf(win, defaultSettings);
    expect(end).toBeGreaterThanOrEqual(8_000);
    expect(end).toBeLessThanOrEqual(12_000);
  });

  it('shows the jackpot’s name first, then the amount, then the crown', () => {
    const [, win] = wins[7] ?? [];
    if (!win) throw new Error('no jackpot');
    create().begin(win);
    control.advance(1_700);
    expect(count('money/c74')).toBe(1);
    expect([shownAmount(), count('crown')]).toEqual([undefined, 0]);
    control.advance(2_000);
    expect(shownAmount()).toBeGreaterThan(0);
    expect(count('crown')).toBe(0);
    control.advance(8_000);
    expect(count('crown')).toBe(1);
    expect(shownAmount()).toBe(win.amount);
  });
});

it('a celebration creates no display node after its construction', () => {
  const all = (container: Container): number =>
    container.children.reduce((sum, child) => sum + 1 + all(child), 0);
  const celebration = create();
  const before = all(view);
  for (const [, win] of wins) {
    celebration.begin(win);
    control.advance(3_000);
  }
  expect(all(view)).toBe(before);
});

it('nothing in a celebration covers its amount', () => {
  const over = new Set<string>();
  for (const [, win] of wins.slice(1)) {
    control = createMotion();
    view = new Container();
    events = [];
    create().begin(win);
    while (events.length === 0 && control.motion.now < 20_000) {
      control.advance(50);
      if (shownAmount() !== undefined) over.add(describeSprites(view).at(-1)?.split(' ')[0] ?? '');
    }
  }
  expect([...over].filter((picture) => !/^money\/(\d|dot|comma|peso)$/.test(picture))).toEqual([]);
  expect(over.size).toBeGreaterThan(0);
});

it('the next round clears a celebration without events', () => {
  const celebration = create();
  celebration.begin({ amount: 777_77, step: 'big' });
  control.advance(1_000);
  expect(sound.looping()).toEqual(['count.loop']);
  celebration.clear();
  expect(describeSprites(view)).toEqual([]);
  expect([control.isMoving(), control.nextWake(), sound.looping()]).toEqual([false, undefined, []]);
  expect(events).toEqual([]);
});

it('no celebration step uses more pieces than were created in advance', () => {
  for (const { sparks, coins, confetti } of Object.values(STEPS)) {
    expect(sparks).toBeLessThanOrEqual(POOL.sparks);
    expect(coins).toBeLessThanOrEqual(POOL.coins);
    expect(confetti).toBeLessThanOrEqual(POOL.confetti);
  }
});

it('a celebration shows a prize other than money immediately, as text', () => {
  create().begin({ amount: 20, step: 'good', text: 'x20' });
  control.advance(500);
  expect(events).toEqual(['shown']);
  expect(count('money/x')).toBe(1);
  expect(view.children.some((child) => child instanceof Sprite)).toBe(false);
});

it('the glyph set has every letter of a celebration’s words', () => {
  const words = Object.values(WORDS).flatMap((shown) => Object.values(shown));
  const jackpots = Object.keys(STEPS).filter((name) => name !== 'small' && !(name in WORDS.en));
  expect(jackpots).toEqual(['mini', 'minor', 'major', 'mega', 'grand']);
  const shown = [...words, ...jackpots.map((name) => name.toUpperCase())];
  const lacking = shown
    .flatMap((text) => [...text])
    .filter((letter) => letter !== ' ' && !(letter in GLYPHS.money.frame));
  expect(lacking).toEqual([]);
});
