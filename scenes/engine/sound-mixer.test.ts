import { describe, expect, it } from 'vitest';
import { FakeHowler } from './sound-fake-howler.ts';
import { createMixer, type MixerOptions } from './sound-mixer.ts';

const CUES = [
  'ui.press',
  'grid.tick',
  'grid.tock',
  'grid.land',
  'wheel.tick',
  'whirr',
  'count.loop',
  'whoosh',
];
const COINS = ['coin.get.1', 'coin.get.2', 'coin.rain'];
const WINS = ['win.small', 'win.jackpot', 'count.end', 'wheel.open', 'wheel.land', 'ui.tick', 'ui.soft'];

function sprite(cues: readonly string[]) {
  return Object.fromEntries(cues.map((cue, index) => [cue, [index * 500, 300] as const]));
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/** Creates a mixer with all sounds loaded and unlocked by a gesture; the test moves its clock. */
async function open(options: MixerOptions = {}) {
  const howler = new FakeHowler();
  const clock = { ms: 1000 };
  const felt: number[][] = [];
  const mixer = createMixer({
    now: () => clock.ms,
    library: howler.library,
    haptic: (pattern) => felt.push(pattern),
    hadGesture: () => false,
    ...options,
  });
  mixer.add('all', { webm: 'a.webm', m4a: 'a.m4a', sprite: sprite([...CUES, ...COINS, ...WINS]) });
  mixer.unlock();
  await settle();
  return { howler, clock, felt, mixer, sound: mixer.scene() };
}

describe('sound mixer: silence', () => {
  it('drops sounds requested before the first gesture and never plays them later', async () => {
    const howler = new FakeHowler();
    const mixer = createMixer({ now: () => 0, library: howler.library, hadGesture: () => true });
    mixer.add('all', { webm: 'a.webm', m4a: 'a.m4a', sprite: sprite(CUES) });
    const sound = mixer.scene();
    await settle();
    sound.play('grid.land');
    mixer.unlock();
    await settle();
    expect(howler.cues()).toEqual([]);
    sound.play('grid.tick');
    expect(howler.cues()).toEqual(['grid.tick']);
  });

  it('opens no audio device until the page has had a gesture', async () => {
    const howler = new FakeHowler();
    const mixer = createMixer({ now: () => 0, library: howler.library, hadGesture: () => false });
    mixer.add('all', { webm: 'a.webm', m4a: 'a.m4a', sprite: sprite(CUES) });
    await settle();
    expect(howler.opened).toHaveLength(0);
    mixer.unlock();
    await settle();
    expect(howler.opened).toMatchObject([{ src: ['a.webm', 'a.m4a'], html5: false }]);
  });

  it('fetches Howler only after the player has unmuted sound', async () => {
    const { howler, mixer, sound, felt } = await open({ muted: true });
    sound.play('ui.press');
    expect([howler.imports, felt]).toEqual([0, []]);
    mixer.mute(false);
    await settle();
    sound.play('ui.press');
    expect(howler.cues()).toEqual(['ui.press']);
  });

  it('fades to silence within 20 ms when muted, drops cues while muted, and plays again when unmuted', async () => {
    const { howler, mixer, sound } = await open();
    mixer.mute(true);
    sound.play('grid.tick');
    expect(howler.cues()).toEqual([]);
    expect(howler.masterRamps).toEqual([{ to: 0, at: expect.closeTo(5.015) as number }]);
    mixer.mute(false);
    sound.play('grid.tick');
    expect(howler.cues()).toEqual(['grid.tick']);
    expect(howler.masterRamps.at(-1)?.to).toBe(1);
  });

  it('suspends the audio device while the page is hidden', async () => {
    const { howler, mixer, sound } = await open();
    mixer.setPageHidden(true);
    sound.play('grid.tick');
    expect([howler.context.state, howler.cues()]).toEqual(['suspended', []]);
    mixer.setPageHidden(false);
    expect(howler.context.state).toBe('running');
  });

  it("drops a cue that is more than 150 ms late by its scene's clock", async () => {
    const { howler, mixer } = await open();
    const sound = mixer.scene(() => 3000);
    sound.play('grid.tick', { when: 2849 });
    expect(howler.cues()).toEqual([]);
    sound.play('grid.tick', { when: 2850 });
    expect(howler.cues()).toEqual(['grid.tick']);
  });

  it.each(['interrupted', 'suspended'])(
    'drops cues while the system keeps the device %s, until a gesture',
    async (state) => {
      const { howler, mixer, sound } = await open();
      sound.play('grid.tick');
      howler.context.state = state;
      sound.play('grid.land');
      expect(howler.cues()).toEqual(['grid.tick']);
      mixer.unlock();
      await settle();
      expect(howler.cues()).toEqual(['grid.tick']);
      sound.play('whoosh');
      expect(howler.cues()).toEqual(['grid.tick', 'whoosh']);
    },
  );

  it('plays a cue while Howler itself has suspended the idle device', async () => {
    const { howler, sound } = await open();
    sound.play('grid.tick');
    howler.state = 'suspended';
    howler.context.state = 'suspended';
    sound.play('grid.land');
    expect(howler.cues()).toEqual(['grid.tick', 'grid.land']);
  });

  it('drops a cue if its bundle has not loaded yet', async () => {
    const { howler, sound } = await open();
    howler.loaded = 'loading';
    sound.play('grid.tick');
    expect(howler.cues()).toEqual([]);
  });

  it('plays nothing if Howler cannot be fetched, and fetches it again at the next gesture', async () => {
    const howler = new FakeHowler();
    let fails = true;
    const library = () => (fails ? Promise.reject(new Error('offline')) : howler.library());
    const { mixer, sound } = await open({ library });
    sound.play('grid.tick');
    fails = false;
    mixer.unlock();
    await settle();
    sound.play('grid.tick');
    expect(howler.cues()).toEqual(['grid.tick']);
  });
});

describe('sound mixer: number of voices', () => {
  it('starts the same sound at most every 45 ms', async () => {
    const { howler, clock, sound } = await open();
    sound.play('grid.tick');
    clock.ms += 44;
    sound.play('grid.tick');
    expect(howler.cues()).toHaveLength(1);
    clock.ms += 1;
    sound.play('grid.tick');
    expect(howler.cues()).toHaveLength(2);
  });

  it('plays at most three voices of one sound: a fourth ends the quietest, the oldest if several are equally quiet', async () => {
    const { howler, clock, sound } = await open();
    for (const gain of [1, 0.5, 0.5, 1]) {
      sound.play('grid.tick', { gain });
      clock.ms += 50;
    }
    expect(howler.sounding.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(howler.listening()).toBe(3);
  });

  it('plays at most six coin sounds at once, counting all kinds of them', async () => {
    const { howler, clock, sound } = await open();
    for (let round = 0; round < 3; round += 1) {
      for (const cue of COINS) sound.play(cue);
      clock.ms += 50;
    }
    expect(howler.sounding.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it('plays at most twelve voices at once, and ends another voice rather than a quiet loop', async () => {
    const { howler, sound } = await open();
    sound.loop('whirr', { gain: 0.01 });
    for (const cue of [...CUES.filter((name) => name !== 'whirr'), ...WINS]) sound.play(cue, { gain: 0.5 });
    expect(howler.sounding).toHaveLength(12);
    expect(howler.cues()).toContain('whirr');
    // `grid.tock` has the lowest gain in the sound table; only the loop is quieter.
    expect(howler.cues()).not.toContain('grid.tock');
  });

  it('frees the voice of a sound when the sound has ended', async () => {
    const { howler, clock, sound } = await open();
    for (let k = 0; k < 3; k += 1) {
      sound.play('grid.tick');
      clock.ms += 50;
    }
    howler.end('grid.tick');
    sound.play('grid.tick');
    expect(howler.sounding.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('varies the pitch of a repeated sound by at most 4 %, but never the pitch of a tune', async () => {
    const { howler, clock, sound } = await open({ vary: () => 1 });
    for (const cue of ['grid.tock', 'win.small', 'grid.tock', 'win.small']) {
      sound.play(cue, { rate: 0.9 });
      clock.ms += 50;
    }
    expect(howler.sounding.map(({ rate }) => rate)).toEqual([0.9, 0.9, expect.closeTo(0.936), 0.9]);
  });
});

describe('sound mixer: volume and ducking', () => {
  it('multiplies the gain of the cue, the gain of the call and the volume of the bus', async () => {
    const { howler, sound } = await open();
    sound.play('grid.tock', { gain: 0.5 });
    expect(howler.sounding[0]?.volume).toBeCloseTo(0.78 * 0.5 * 0.8);
  });

  it('lowers game sounds by 6 dB within 80 ms while a jackpot sound plays, and restores them within 600 ms', async () => {
    const { howler, clock, sound } = await open();
    sound.loop('whirr');
    sound.play('win.jackpot');
    const ducked = 0.8 * 10 ** (-6 / 20);
    expect(howler.fades).toEqual([{ cue: 'whirr', from: 0.8, to: expect.closeTo(ducked) as number, ms: 80 }]);
    clock.ms += 40;
    sound.play('whoosh');
    const whoosh = howler.fades.at(-1);
    expect(whoosh).toMatchObject({ cue: 'whoosh', from: expect.closeTo((0.8 + ducked) / 2), ms: 40 });
    clock.ms += 5000;
    howler.end('win.jackpot');
    expect(howler.fades.filter(({ ms }) => ms === 600).map(({ cue, to }) => [cue, to])).toEqual([
      ['whirr', 0.8],
      ['whoosh', 0.8],
    ]);
  });

  it('does not lower game sounds while the sound of a small win plays', async () => {
    const { howler, sound } = await open();
    sound.loop('whirr');
    sound.play('win.small');
    expect(howler.fades).toEqual([]);
  });

  it('changes the volume of playing sounds when the volume of their bus changes', async () => {
    const { howler, mixer, sound } = await open();
    sound.loop('whirr');
    mixer.volume('game', 0.25);
    expect(howler.sounding[0]?.volume).toBe(0.25);
  });
});

describe('loops of the sound mixer', () => {
  it('change their pitch and gain while playing, and stop after a fade', async () => {
    const { howler, sound } = await open();
    const loop = sound.loop('whirr', { rate: 0.5 });
    loop.rate(0.7);
    loop.gain(0.5, 300);
    expect(howler.sounding).toMatchObject([{ rate: 0.7, volume: 0.4 }]);
    expect(howler.fades.at(-1)).toMatchObject({ to: 0.4, ms: 300 });
    loop.stop(200);
    expect(howler.fades.at(-1)).toMatchObject({ to: 0, ms: 200 });
    expect(howler.cues()).toEqual(['whirr']);
    howler.finishFades();
    expect(howler.cues()).toEqual([]);
    loop.rate(1);
    loop.stop();
  });

  it('stop immediately if their volume has faded to zero', async () => {
    const { howler, sound, clock } = await open();
    const loop = sound.loop('whirr');
    loop.gain(0, 100);
    clock.ms += 100;
    loop.stop(400);
    expect(howler.cues()).toEqual([]);
  });

  it('stop when their scene is released, while loops of other scenes continue', async () => {
    const { howler, mixer, sound } = await open();
    const other = mixer.scene();
    sound.loop('whirr');
    other.loop('count.loop');
    sound.release();
    expect(howler.fades).toMatchObject([{ cue: 'whirr', to: 0 }]);
  });
});

describe('sound mixer: vibration', () => {
  it('vibrates with a cue that has a vibration, at most every 100 ms', async () => {
    const { clock, felt, sound } = await open();
    sound.play('grid.land');
    clock.ms += 99;
    sound.play('win.small');
    expect(felt).toEqual([[18]]);
    clock.ms += 1;
    sound.play('wheel.windup');
    expect(felt).toEqual([[18], [8]]);
  });

  it('does not vibrate while sound is muted or the player has switched vibration off', async () => {
    const { mixer, felt, sound } = await open();
    mixer.setVibration(false);
    sound.play('grid.land');
    mixer.setVibration(true);
    mixer.mute(true);
    sound.play('wheel.land');
    expect(felt).toEqual([]);
  });

  it('plays the sound of a cue and vibrates, even if the sound has another name than the cue', async () => {
    const { howler, felt, sound } = await open();
    sound.play('wheel.tick.felt');
    expect([howler.cues(), felt]).toEqual([['wheel.tick'], [[6]]]);
  });
});
