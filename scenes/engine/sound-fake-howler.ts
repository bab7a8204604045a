import type { HowlerLibrary, AudioSprite, AudioSpriteOptions } from './audio-output.ts';

/** A sound that the fake Howler is playing. */
interface Sounding {
  readonly id: number;
  readonly cue: string;
  volume: number;
  rate: number;
}

/**
 * A stand-in for Howler in tests: records what it plays, acts immediately, and ends a sound when the test calls `end`.
 */
export class FakeHowler {
  readonly opened: AudioSpriteOptions[] = [];
  readonly sounding: Sounding[] = [];
  readonly fades: { cue: string; from: number; to: number; ms: number }[] = [];
  readonly masterRamps: { to: number; at: number }[] = [];
  /** Howler's own state: it suspends an idle device itself. */
  state: 'running' | 'suspending' | 'suspended' = 'running';
  context = { state: 'suspended', currentTime: 5, destination: {} };
  loaded: 'loading' | 'loaded' = 'loaded';
  imports = 0;
  private nextId = 1;
  private listeners: { event: string; done: () => void; id: number }[] = [];

  readonly library = (): Promise<HowlerLibrary> => {
    this.imports += 1;
    const node = { connect: () => node, disconnect() {} };
    const value = { value: 0 };
    const limiter = { ...node, threshold: value, knee: value, ratio: value, attack: value, release: value };
    const ctx = Object.assign(this.context, {
      createDynamicsCompressor: () => limiter,
      resume: () => Promise.resolve(void (this.context.state = 'running')),
      suspend: () => Promise.resolve(void (this.context.state = 'suspended')),
    });
    const gain = {
      value: 1,
      cancelScheduledValues() {},
      setValueAtTime() {},
      linearRampToValueAtTime: (to: number, at: number) => this.masterRamps.push({ to, at }),
    };
    const makePlayer = (options: AudioSpriteOptions): AudioSprite => this.open(options);
    const getState = () => this.state;
    const library = {
      Howl: function (options: AudioSpriteOptions) {
        return makePlayer(options);
      },
      Howler: {
        get state() {
          return getState();
        },
        autoUnlock: true,
        usingWebAudio: true,
        ctx,
        masterGain: { ...node, gain },
      },
    };
    // The fake has only the calls that the mixer makes, not the rest of Web Audio.
    return Promise.resolve(library as unknown as HowlerLibrary);
  };

  cues(): string[] {
    return this.sounding.map(({ cue }) => cue);
  }

  end(cue: string): void {
    const found = this.sounding.find((sound) => sound.cue === cue);
    if (!found) throw new Error(`${cue} does not sound`);
    this.remove(found.id);
    this.emit('end', found.id);
  }

  private open(options: AudioSpriteOptions): AudioSprite {
    this.opened.push(options);
    const find = (id: number) => this.sounding.find((sound) => sound.id === id);
    return {
      state: () => this.loaded,
      play: (cue) => {
        const id = this.nextId++;
        this.sounding.push({ id, cue, volume: 1, rate: 1 });
        return id;
      },
      stop: (id) => this.remove(id),
      volume: (volume, id) => Object.assign(find(id) ?? {}, { volume }),
      rate: (rate, id) => Object.assign(find(id) ?? {}, { rate }),
      fade: (from, to, ms, id) => {
        const sound = find(id);
        if (!sound) return;
        this.fades.push({ cue: sound.cue, from, to, ms });
        sound.volume = to;
      },
      once: (event, done, id) => this.listeners.push({ event, done, id }),
      off: (event, done) => {
        this.listeners = this.listeners.filter((entry) => entry.event !== event || entry.done !== done);
      },
      unload: () => undefined,
    };
  }

  /** Ends all fades, as if their time had passed. */
  finishFades(): void {
    const ids = this.sounding.map(({ id }) => id);
    for (const id of ids) this.emit('fade', id);
  }

  listening(): number {
    return this.listeners.length;
  }

  private remove(id: number): void {
    const index = this.sounding.findIndex((sound) => sound.id === id);
    if (index >= 0) this.sounding.splice(index, 1);
  }

  private emit(event: string, id: number): void {
    const due = this.listeners.filter((entry) => entry.event === event && entry.id === id);
    this.listeners = this.listeners.filter((entry) => !due.includes(entry));
    for (const { done } of due) done();
  }
}
