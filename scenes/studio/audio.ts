import type { LoadedArt } from '../engine/art.ts';
import { createMusic, type Music, withMusic } from '../engine/music.ts';
import { silentLoop, type Sound, type SoundLoop } from '../engine/sound.ts';
import { createMixer, type Mixer, type MixerOptions, type SceneSound } from '../engine/sound-mixer.ts';

/** The audio part of a scene's art. */
export type SceneAudio = Pick<LoadedArt, 'sounds' | 'musicTracks'>;

/** The studio's sound: audible only while a scene is played, never while it is scrubbed. */
export interface StudioAudio {
  /** Returns the Sound for a scene about to be loaded; `clock` returns its scene ms, `track` is its music. */
  soundFor(art: SceneAudio, clock: () => number, track?: string): Sound;
  /** Turns sound and, with it, music on or off, as in the link. */
  setEnabled(isOn: boolean, hasMusic?: boolean): void;
  /** Follows the start or stop of playing. */
  setPlaying(isPlaying: boolean): void;
  /** Unlocks sound; call it inside a user gesture, because browsers allow sound only from there. */
  unlock(): void;
  /** Discards the loaded sounds after they were packed again. */
  reset(): void;
}

/** A loop that the scene has started and not ended, audible or not. */
interface RunningLoop {
  readonly cue: string;
  rate: number;
  gain: number;
  audible: SoundLoop;
}

/** Creates the audio; Howler is loaded when sound is first turned on. */
export function createStudioAudio(makeMixer: (options: MixerOptions) => Mixer = createMixer): StudioAudio {
  let device: { readonly mixer: Mixer; readonly music: Music } | undefined;
  /** Callbacks that end the music of the current scene. */
  let endTracks: (() => void)[] = [];
  let hasMusic = false;
  let scene: SceneSound | undefined;
  let running = new Set<RunningLoop>();
  let isOn = false;
  let isListening = false;
  let isUnlocked = false;

  function open(): { readonly mixer: Mixer; readonly music: Music } {
    if (!device) {
      const mixer = makeMixer({ muted: !isOn, vibration: false, volumes: { music: 0.8 } });
      device = { mixer, music: createMusic({ mixer }) };
      followMusic();
    }
    if (isUnlocked) device.mixer.unlock();
    return device;
  }

  /** Plays music while time runs, from its beginning each time. */
  function followMusic(): void {
    device?.music.enable(isOn && hasMusic && isListening);
    if (isListening) device?.music.unlock();
  }

  /** Starts a loop, which sounds whenever time runs, even if it began while the sound was off. */
  function startLoop(loop: RunningLoop): void {
    loop.audible = (isListening && scene?.loop(loop.cue, { rate: loop.rate, gain: loop.gain })) || silentLoop;
  }

  function restartLoops(): void {
    scene?.release();
    for (const loop of running) startLoop(loop);
  }

  return {
    soundFor(art, clock, track) {
      scene?.release();
      for (const end of endTracks) end();
      const ends: (() => void)[] = (endTracks = []);
      const { mixer, music } = open();
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
      const loops = new Set<RunningLoop>();
      scene = made;
      running = loops;
      const effects: Sound = {
        play(cue, options) {
          if (isListening) made.play(cue, options);
        },
        loop(cue, { rate = 1, gain = 1 } = {}) {
          const loop: RunningLoop = { cue, rate, gain, audible: silentLoop };
          loops.add(loop);
          if (scene === made) startLoop(loop);
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
      return withMusic(effects, tracks, art.musicTracks);
    },
    setEnabled(next, nextMusic = false) {
      hasMusic = nextMusic;
      if (next !== isOn) {
        isOn = next;
        device?.mixer.mute(!isOn);
        if (isOn) restartLoops();
      }
      followMusic();
    },
    setPlaying(isPlaying) {
      if (isPlaying === isListening) return;
      isListening = isPlaying;
      restartLoops();
      followMusic();
    },
    unlock() {
      if (isUnlocked && !isOn) return;
      isUnlocked = true;
      device?.mixer.unlock();
    },
    reset() {
      device?.music.enable(false);
      device?.mixer.dispose();
      device = undefined;
      scene = undefined;
      endTracks = [];
    },
  };
}
