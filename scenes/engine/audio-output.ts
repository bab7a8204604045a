import type { SoundEntry } from './art.ts';

/** Limit of the total level of all sounds, dB. */
const LIMIT = -1;
/** Length of the fade when sound is muted, s: below the promised 20 ms, and long enough to avoid a click. */
const MUTE_FADE = 0.015;

/** The methods of a Howl that the mixer uses; one Howl plays the audio sprite of one bundle. */
export interface AudioSprite {
  state(): 'unloaded' | 'loading' | 'loaded';
  play(sprite: string): number;
  stop(id: number): unknown;
  volume(volume: number, id: number): unknown;
  rate(rate: number, id: number): unknown;
  fade(from: number, to: number, ms: number, id: number): unknown;
  once(event: 'end' | 'fade', done: () => void, id: number): unknown;
  off(event: 'end', done: () => void, id: number): unknown;
  unload(): unknown;
}

/** Options for opening the audio sprite of a bundle. */
export interface AudioSpriteOptions {
  src: string[];
  format: string[];
  sprite: Record<string, [number, number] | [number, number, boolean]>;
  html5: boolean;
  pool: number;
}

/** The part of the Howler module in use, so that a test can replace it. */
export interface HowlerLibrary {
  readonly Howl: new (options: AudioSpriteOptions) => AudioSprite;
  readonly Howler: {
    autoUnlock: boolean;
    /** Howler suspends an idle device itself and resumes it for the next sound. The package's types lack this field. */
    readonly state?: 'running' | 'suspending' | 'suspended';
    readonly usingWebAudio: boolean;
    readonly ctx: AudioContext | null;
    readonly masterGain: GainNode | null;
  };
}

/** The open audio device: opens audio sprites, sets the master volume, and can be suspended. */
export interface AudioOutput {
  open(entry: SoundEntry): AudioSprite;
  /** Returns whether a sound that is requested now starts immediately. */
  isRunning(): boolean;
  mute(muted: boolean): void;
  resume(): void;
  suspend(): void;
}

/** Imports Howler; called only when a scene with sound is about to be shown. */
export async function importHowler(): Promise<HowlerLibrary> {
  // Howler is CommonJS: some bundlers expose its exports by name, others only as the default.
  const library: HowlerLibrary & { default?: HowlerLibrary } = await import('howler');
  return library.default ?? library;
}

/** Opens the device for a loaded Howler; the audio context is created with the first audio sprite. */
export function openAudioOutput({ Howl, Howler }: HowlerLibrary): AudioOutput {
  // Howler would start sound at any gesture on the page; the mixer decides which gestures may.
  Howler.autoUnlock = false;
  let limited = false;
  let hasRun = false;

  return {
    open({ webm, m4a, sprite }) {
      const audioSprite = new Howl({
        src: [webm, m4a],
        format: ['webm', 'm4a'],
        sprite: Object.fromEntries(Object.entries(sprite).map(([cue, place]) => [cue, [...place]])),
        html5: false,
        pool: 12,
      });
      if (!limited && Howler.ctx && Howler.masterGain) limit(Howler.ctx, Howler.masterGain);
      limited = true;
      return audioSprite;
    },
    isRunning() {
      const isRunning = Howler.ctx?.state === 'running';
      hasRun ||= isRunning;
      // A device that the system has stopped keeps all requested sounds, and would play them at once when it runs
      // again.
      return Howler.usingWebAudio && hasRun && (isRunning || Howler.state !== 'running');
    },
    mute(muted) {
      if (!Howler.ctx || !Howler.masterGain) return;
      const { gain } = Howler.masterGain;
      const at = Howler.ctx.currentTime;
      gain.cancelScheduledValues(at);
      gain.setValueAtTime(gain.value, at);
      gain.linearRampToValueAtTime(muted ? 0 : 1, at + MUTE_FADE);
    },
    resume: () => void Howler.ctx?.resume().catch(ignore),
    suspend: () => void Howler.ctx?.suspend().catch(ignore),
  };
}

/** Inserts a limiter between the master volume and the speakers. */
function limit(context: AudioContext, master: GainNode): void {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = LIMIT;
  limiter.knee.value = 0;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.1;
  master.disconnect();
  master.connect(limiter).connect(context.destination);
}

/** Ignores a browser's refusal to resume or suspend audio: the game is silent then, which is not an error. */
function ignore(): void {}
