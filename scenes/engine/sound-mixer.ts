import type { SoundEntry } from './art.ts';
import {
  type HowlerLibrary,
  importHowler,
  openAudioOutput,
  type AudioSprite,
  type AudioOutput,
} from './audio-output.ts';
import { type Bus, soundTable } from './sound-table.ts';
import { silentLoop, type Sound, type SoundLoop, type SoundOptions } from './sound.ts';
import { createVoices, type Volumes } from './sound-voices.ts';

/** Delay after which a cue is dropped, ms. */
const TOO_LATE = 150;
/** Minimum time between two vibrations, ms. */
const HAPTIC_SPACING = 100;
/** Largest variation of a repeat's rate, so that repeats do not sound mechanical. */
const VARIATION = 0.04;

/** Options of a mixer; tests may replace all of them. */
export interface MixerOptions {
  /** Whether it begins muted (the player's remembered choice). */
  readonly muted?: boolean;
  /** Whether the device may vibrate (the player's remembered choice). */
  readonly vibration?: boolean;
  /** Linear volumes; default effects .8 and music 0. */
  readonly volumes?: Partial<Record<Bus, number>>;
  /** Uniform 0..1 for small variations between repeats; without it there are none. */
  readonly vary?: () => number;
  /** Vibrates the device. */
  readonly haptic?: (pattern: number[]) => void;
  /** Monotonic clock in ms. */
  readonly now?: () => number;
  /** Loads Howler; called only when sound is on. */
  readonly library?: () => Promise<HowlerLibrary>;
  /** Whether the page was touched before, so that opening an audio context causes no warning. */
  readonly hadGesture?: () => boolean;
}

/** The Sound of one scene; `release` ends its loops when the scene is disposed. */
export interface SceneSound extends Sound {
  release(): void;
}

/** All sound of the page: one mixer, any number of scenes. */
export interface Mixer {
  /**
   * Registers a bundle's cues; it is loaded when sound is on. The same files again change nothing; others (of an art
   * pack) replace them.
   */
  add(bundle: string, entry: SoundEntry): void;
  /** Creates the Sound for one scene; `clock` returns its scene ms, for cues with a due time. */
  scene(clock?: () => number): SceneSound;
  /** Call inside every pointerup and keydown of a scene: browsers allow sound only from there. */
  unlock(): void;
  /** Mutes or restores everything within 20 ms. */
  mute(muted: boolean): void;
  /** Suspends sound while the page is hidden. */
  setPageHidden(hidden: boolean): void;
  setVibration(on: boolean): void;
  volume(bus: Bus, value: number): void;
  /** Ends all sound and frees the decoded bundles. */
  dispose(): void;
}

/** Creates the mixer: buses, voices, ducking and the rules of silence. */
export function createMixer(options: MixerOptions = {}): Mixer {
  const now = options.now ?? (() => performance.now());
  const vary = options.vary ?? (() => 0.5);
  const mayOpen = options.hadGesture ?? (() => navigator.userActivation?.hasBeenActive ?? false);
  const volumes: Volumes = { ui: 0.8, game: 0.8, win: 0.8, music: 0, ...options.volumes };

  let muted = options.muted ?? false;
  let vibration = options.vibration ?? true;
  let hidden = false;
  let unlocked = false;
  let disposed = false;
  let output: AudioOutput | undefined;
  let loading: Promise<HowlerLibrary | undefined> | undefined;
  let lastHaptic = -Infinity;

  const entries = new Map<string, SoundEntry>();
  const audioSprites = new Map<string, AudioSprite>();
  /** The bundle that holds each sound. */
  const bundleOf = new Map<string, string>();
  const voices = createVoices({ now, volumes });

  /** Opens the added bundles, as far as the player's choice and the browser allow. */
  async function prepare(): Promise<void> {
    if (muted || disposed || entries.size === audioSprites.size) return;
    loading ??= (options.library ?? importHowler)().catch(() => undefined);
    const library = await loading;
    // A chunk that failed to load is requested again at the next gesture; until then the game is silent.
    if (!library) loading = undefined;
    if (!library || muted || disposed || !(unlocked || mayOpen())) return;
    output ??= openAudioOutput(library);
    for (const [bundle, entry] of entries) {
      if (!audioSprites.has(bundle)) audioSprites.set(bundle, output.open(entry));
    }
    if (unlocked && !hidden) output.resume();
  }

  function playHaptic(pattern: readonly number[] | undefined): void {
    if (!pattern || !vibration || now() - lastHaptic < HAPTIC_SPACING) return;
    lastHaptic = now();
    options.haptic?.([...pattern]);
  }

  function begin(cue: string, how: SoundOptions, clock: () => number, loop: boolean) {
    if (muted || hidden || !unlocked || disposed) return undefined;
    if (how.when !== undefined && clock() - how.when > TOO_LATE) return undefined;
    const spec = soundTable[cue];
    if (!spec) return undefined;
    playHaptic(spec.haptic);

    const sound = spec.sound === undefined ? cue : spec.sound;
    if (sound === null || !output?.isRunning()) return undefined;
    const audioSprite = audioSprites.get(bundleOf.get(sound) ?? '');
    // Howler would queue a cue until its file has loaded; a late cue is worse than none.
    if (audioSprite?.state() !== 'loaded') return undefined;
    const rate = how.rate ?? 1;
    const level = (spec.gain ?? 1) * (how.gain ?? 1);
    const variation = spec.fixedPitch || !voices.hasPlayed(sound) ? 1 : 1 + VARIATION * (2 * vary() - 1);
    return voices.start({ sound, spec, audioSprite, rate: rate * variation, level, loop });
  }

  return {
    add(bundle, entry) {
      if (entries.get(bundle)?.webm === entry.webm) return;
      audioSprites.get(bundle)?.unload();
      audioSprites.delete(bundle);
      entries.set(bundle, entry);
      for (const sound of Object.keys(entry.sprite)) bundleOf.set(sound, bundle);
      void prepare();
    },
    scene(clock = now) {
      const loops = new Set<SoundLoop>();
      return {
        play: (cue, how = {}) => void begin(cue, how, clock, false),
        loop(cue, how = {}) {
          const voice = begin(cue, how, clock, true);
          if (!voice) return silentLoop;
          const handle: SoundLoop = {
            rate: (value) => voices.setRate(voice, value),
            gain: (value, fadeMs) => voices.setLevel(voice, (soundTable[cue]?.gain ?? 1) * value, fadeMs),
            stop(fadeMs) {
              voices.stop(voice, fadeMs);
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
    },
    unlock() {
      unlocked = true;
      if (!hidden) output?.resume();
      void prepare();
    },
    mute(next) {
      muted = next;
      output?.mute(muted);
      if (!muted) void prepare();
    },
    setPageHidden(next) {
      hidden = next;
      if (hidden) output?.suspend();
      else if (unlocked) output?.resume();
    },
    setVibration(on) {
      vibration = on;
    },
    volume(bus, value) {
      volumes[bus] = value;
      voices.refresh(bus);
    },
    dispose() {
      disposed = true;
      voices.stopAll();
      for (const audioSprite of audioSprites.values()) audioSprite.unload();
      audioSprites.clear();
    },
  };
}
