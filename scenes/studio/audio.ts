import type { LoadedArt } from '../engine/art.ts';
import { createMusic, type Music, withMusic } from '../engine/music.ts';
import { silentLoop, type Sound, type SoundLoop } from '../engine/sound.ts';
import { createMixer, type Mixer, type MixerOptions, type SceneSound } from '../engine/sound-mixer.ts';

/** The sounds and music of a scene's art. */
export type SceneAudio = Pick<LoadedArt, 'sounds' | 'musicTracks'>;

/** The studio's sound: audible only while the scene is played, never while the user scrubs through its time. */
export interface StudioAudio {
  /** Returns the Sound of a scene that is about to be loaded. `clock` returns its time in ms; `track` is its music. */
  soundFor(art: SceneAudio, clock: () => number, track?: string): Sound;
  /** Switches sound on or off. Music plays if `isOn` and `hasMusic` are both true. */
  setEnabled(isOn: boolean, hasMusic?: boolean): void;
  /** Sets whether the scene is being played. */
  setPlaying(isPlaying: boolean): void;
  /** Unlocks sound. Call it in a handler of a gesture, because browsers allow sound to start only there. */
  unlock(): void;
  /** Forgets the loaded sounds, because their files were packed again. */
  reset(): void;
}

/** A loop that the scene has started and not stopped, whether it can be heard or not. */
interface RunningLoop {
  readonly cue: string;
  rate: number;
  gain: number;
  audible: SoundLoop;
}

/** Creates the studio's audio; Howler is loaded when sound is first switched on. */
export const createStudioAudio = (makeMixer: (options: MixerOptions) => Mixer = createMixer): StudioAudio =>
  new PlayedAudio(makeMixer);

interface Device {
  readonly mixer: Mixer;
  readonly music: Music;
}

class PlayedAudio implements StudioAudio {
  readonly #makeMixer: (options: MixerOptions) => Mixer;
  #device: Device | undefined;
  /** Functions that end the music tracks of the current scene. */
  #endTracks: (() => void)[] = [];
  #hasMusic = false;
  #scene: SceneSound | undefined;
  #running = new Set<RunningLoop>();
  #isOn = false;
  #isListening = false;
  #isUnlocked = false;

  constructor(makeMixer: (options: MixerOptions) => Mixer) {
    this.#makeMixer = makeMixer;
  }

  soundFor(art: SceneAudio, clock: () => number, track?: string): Sound {
    this.#scene?.release();
    for (const end of this.#endTracks) end();
    const ends: (() => void)[] = [];
    this.#endTracks = ends;
    const { mixer, music } = this.#open();
    const tracks: Pick<Music, 'play'> = {
      play(cue) {
        const end = music.play(cue, art.musicTracks);
        ends.push(end);
        return end;
      },
    };
    if (track !== undefined) tracks.play(track, art.musicTracks);
    for (const [bundle, entry] of Object.entries(art.sounds)) mixer.add(bundle, entry);
    const made = mixer.scene(clock);
    this.#scene = made;
    this.#running = new Set();
    return withMusic(this.#effectsOf(made, this.#running), tracks, art.musicTracks);
  }

  setEnabled(isOn: boolean, hasMusic = false): void {
    this.#hasMusic = hasMusic;
    if (isOn !== this.#isOn) {
      this.#isOn = isOn;
      this.#device?.mixer.mute(!isOn);
      if (isOn) this.#restartLoops();
    }
    this.#followMusic();
  }

  setPlaying(isPlaying: boolean): void {
    if (isPlaying === this.#isListening) return;
    this.#isListening = isPlaying;
    this.#restartLoops();
    this.#followMusic();
  }

  unlock(): void {
    if (this.#isUnlocked && !this.#isOn) return;
    this.#isUnlocked = true;
    this.#device?.mixer.unlock();
  }

  reset(): void {
    this.#device?.music.enable(false);
    this.#device?.mixer.dispose();
    this.#device = undefined;
    this.#scene = undefined;
    this.#endTracks = [];
  }

  #open(): Device {
    if (!this.#device) {
      const mixer = this.#makeMixer({ muted: !this.#isOn, vibration: false, volumes: { music: 0.8 } });
      this.#device = { mixer, music: createMusic({ mixer }) };
      this.#followMusic();
    }
    if (this.#isUnlocked) this.#device.mixer.unlock();
    return this.#device;
  }

  /** Plays music while time runs. A track begins from its start whenever time starts to run. */
  #followMusic(): void {
    this.#device?.music.enable(this.#isOn && this.#hasMusic && this.#isListening);
    if (this.#isListening) this.#device?.music.unlock();
  }

  /** Returns the Sound of a scene without music. It is silent while time is stopped, and remembers the loops. */
  #effectsOf(made: SceneSound, loops: Set<RunningLoop>): Sound {
    return {
      play: (cue, options) => {
        if (this.#isListening) made.play(cue, options);
      },
      loop: (cue, { rate = 1, gain = 1 } = {}) => {
        const loop: RunningLoop = { cue, rate, gain, audible: silentLoop };
        loops.add(loop);
        if (this.#scene === made) this.#startLoop(loop);
        return {
          rate(value) {
            loop.rate = value;
            loop.audible.rate(value);
          },
          gain(value, fadeMs) {
            loop.gain = value;
            loop.audible.gain(value, fadeMs);
          },
          stop(fadeMs) {
            loops.delete(loop);
            loop.audible.stop(fadeMs);
          },
        };
      },
    };
  }

  /** Starts a loop if time runs. A loop that began while sound was off starts later, when sound can be heard. */
  #startLoop(loop: RunningLoop): void {
    const { cue, rate, gain } = loop;
    loop.audible = (this.#isListening && this.#scene?.loop(cue, { rate, gain })) || silentLoop;
  }

  #restartLoops(): void {
    this.#scene?.release();
    for (const loop of this.#running) this.#startLoop(loop);
  }
}
