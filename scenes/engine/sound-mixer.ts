import type { SoundEntry } from './art.ts';
import {
  type HowlerLibrary,
  importHowler,
  openAudioOutput,
  type AudioSprite,
  type AudioOutput,
} from './audio-output.ts';
import { type Bus, type CueSpec, soundTable } from './sound-table.ts';
import { silentLoop, type Sound, type SoundLoop, type SoundOptions } from './sound.ts';
import { createVoices, type Voice, type Voices, type Volumes } from './sound-voices.ts';

/** A cue that is later than this, ms, is dropped. */
const TOO_LATE = 150;
/** Minimum time between two vibrations, ms. */
const HAPTIC_SPACING = 100;
/** Largest random change of a repeated sound's pitch, as a share, so that repeats do not sound mechanical. */
const VARIATION = 0.04;

/** Options of a mixer. All have defaults, which tests may replace. */
export interface MixerOptions {
  /** Whether sound is muted at first, from the player's saved choice; default: false. */
  readonly muted?: boolean;
  /** Whether the device may vibrate, from the player's saved choice; default: true. */
  readonly vibration?: boolean;
  /** Linear volumes of the buses from 0 to 1; default: 0.8, and 0 for music. */
  readonly volumes?: Partial<Record<Bus, number>>;
  /** Returns a uniform random number from 0 to 1, for the pitch of repeated sounds; default: no variation. */
  readonly vary?: () => number;
  /** Vibrates the device with a pattern in ms; default: no vibration. */
  readonly haptic?: (pattern: number[]) => void;
  /** Monotonic clock in ms. */
  readonly now?: () => number;
  /** Loads Howler; called only when sound is on. */
  readonly library?: () => Promise<HowlerLibrary>;
  /** Whether the page has had a gesture; an audio context opened before the first gesture causes a browser warning. */
  readonly hadGesture?: () => boolean;
}

/** The sounds of one scene; `release` ends its loops when the scene is disposed of. */
export interface SceneSound extends Sound {
  release(): void;
}

/** Plays all sounds of the page, for any number of scenes. */
export interface Mixer {
  /**
   * Adds a bundle's audio sprite, which is loaded once sound is on. Adding the same files again changes nothing; other
   * files, such as those of an art pack, replace them.
   */
  add(bundle: string, entry: SoundEntry): void;
  /** Creates the Sound of one scene; `clock` returns the scene's time in ms, with which late cues are dropped. */
  scene(clock?: () => number): SceneSound;
  /** Call inside every pointerup and keydown of the page: browsers allow sound only from there. */
  unlock(): void;
  /** Mutes or unmutes all sounds with a fade of less than 20 ms. */
  mute(muted: boolean): void;
  /** Suspends sound while the page is hidden, and resumes it afterwards. */
  setPageHidden(hidden: boolean): void;
  setVibration(on: boolean): void;
  volume(bus: Bus, value: number): void;
  /** Ends all sound and frees the decoded bundles. */
  dispose(): void;
}

/** Creates the mixer of a page. */
export const createMixer = (options: MixerOptions = {}): Mixer => new SoundMixer(options);

class SoundMixer implements Mixer {
  readonly #options: MixerOptions;
  readonly #now: () => number;
  readonly #volumes: Volumes;
  readonly #voices: Voices;
  readonly #entries = new Map<string, SoundEntry>();
  readonly #audioSprites = new Map<string, AudioSprite>();
  /** Name of the bundle that holds each sound, by name of the sound. */
  readonly #bundleOf = new Map<string, string>();
  #muted: boolean;
  #vibration: boolean;
  #hidden = false;
  #unlocked = false;
  #disposed = false;
  #output: AudioOutput | undefined;
  #loading: Promise<HowlerLibrary | undefined> | undefined;
  #lastHaptic = -Infinity;

  constructor(options: MixerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#volumes = { ui: 0.8, game: 0.8, win: 0.8, music: 0, ...options.volumes };
    this.#voices = createVoices({ now: this.#now, volumes: this.#volumes });
    this.#muted = options.muted ?? false;
    this.#vibration = options.vibration ?? true;
  }

  add(bundle: string, entry: SoundEntry): void {
    if (this.#entries.get(bundle)?.webm === entry.webm) return;
    this.#audioSprites.get(bundle)?.unload();
    this.#audioSprites.delete(bundle);
    this.#entries.set(bundle, entry);
    for (const sound of Object.keys(entry.sprite)) this.#bundleOf.set(sound, bundle);
    void this.#prepare();
  }

  scene(clock: () => number = this.#now): SceneSound {
    const loops = new Set<SoundLoop>();
    return {
      play: (cue, how = {}) => void this.#begin(cue, how, clock, false),
      loop: (cue, how = {}) => {
        const voice = this.#begin(cue, how, clock, true);
        if (!voice) return silentLoop;
        const handle: SoundLoop = {
          rate: (value) => this.#voices.setRate(voice, value),
          gain: (value, fadeMs) => this.#voices.setLevel(voice, (soundTable[cue]?.gain ?? 1) * value, fadeMs),
          stop: (fadeMs) => {
            this.#voices.stop(voice, fadeMs);
            loops.delete(handle);
          },
        };
        loops.add(handle);
        return handle;
      },
      release() {
        for (const handle of loops) handle.stop();
      },
    };
  }

  unlock(): void {
    this.#unlocked = true;
    if (!this.#hidden) this.#output?.resume();
    void this.#prepare();
  }

  mute(muted: boolean): void {
    this.#muted = muted;
    this.#output?.mute(muted);
    if (!muted) void this.#prepare();
  }

  setPageHidden(hidden: boolean): void {
    this.#hidden = hidden;
    if (hidden) this.#output?.suspend();
    else if (this.#unlocked) this.#output?.resume();
  }

  setVibration(on: boolean): void {
    this.#vibration = on;
  }

  volume(bus: Bus, value: number): void {
    this.#volumes[bus] = value;
    this.#voices.refresh(bus);
  }

  dispose(): void {
    this.#disposed = true;
    this.#voices.stopAll();
    for (const audioSprite of this.#audioSprites.values()) audioSprite.unload();
    this.#audioSprites.clear();
  }

  /** Loads Howler and opens the added bundles, unless sound is muted or the browser does not allow it yet. */
  async #prepare(): Promise<void> {
    if (this.#muted || this.#disposed || this.#entries.size === this.#audioSprites.size) return;
    this.#loading ??= (this.#options.library ?? importHowler)().catch(() => undefined);
    const library = await this.#loading;
    // Forget a failed load of Howler, so that the next gesture tries again; until then there is no sound.
    if (!library) this.#loading = undefined;
    if (!library || this.#muted || this.#disposed || !(this.#unlocked || this.#mayOpen())) return;
    const output = (this.#output ??= openAudioOutput(library));
    for (const [bundle, entry] of this.#entries) {
      if (!this.#audioSprites.has(bundle)) this.#audioSprites.set(bundle, output.open(entry));
    }
    if (this.#unlocked && !this.#hidden) output.resume();
  }

  #mayOpen(): boolean {
    const { hadGesture } = this.#options;
    return hadGesture ? hadGesture() : (navigator.userActivation?.hasBeenActive ?? false);
  }

  #playHaptic(pattern: readonly number[] | undefined): void {
    if (!pattern || !this.#vibration || this.#now() - this.#lastHaptic < HAPTIC_SPACING) return;
    this.#lastHaptic = this.#now();
    this.#options.haptic?.([...pattern]);
  }

  #begin(cue: string, how: SoundOptions, clock: () => number, loop: boolean): Voice | undefined {
    if (this.#muted || this.#hidden || !this.#unlocked || this.#disposed) return undefined;
    if (how.when !== undefined && clock() - how.when > TOO_LATE) return undefined;
    const spec = soundTable[cue];
    if (!spec) return undefined;
    this.#playHaptic(spec.haptic);

    const sound = spec.sound === undefined ? cue : spec.sound;
    if (sound === null || !this.#output?.isRunning()) return undefined;
    const audioSprite = this.#audioSprites.get(this.#bundleOf.get(sound) ?? '');
    // Howler would play the cue as soon as its file has loaded; no sound is better than a late one.
    if (audioSprite?.state() !== 'loaded') return undefined;
    const level = (spec.gain ?? 1) * (how.gain ?? 1);
    const rate = (how.rate ?? 1) * this.#variation(spec, sound);
    return this.#voices.start({ sound, spec, audioSprite, rate, level, loop });
  }

  /** Returns the random factor for the pitch of a sound: 1 for its first play and for tunes. */
  #variation(spec: CueSpec, sound: string): number {
    if (spec.fixedPitch || !this.#voices.hasPlayed(sound)) return 1;
    const random = this.#options.vary?.() ?? 0.5;
    return 1 + VARIATION * (2 * random - 1);
  }
}
