import type { LoadedArt } from '../engine/art.ts';
import { silentLoop, type Sound, type SoundLoop } from '../engine/sound.ts';
import { createMixer, type Mixer, type MixerOptions, type SceneSound } from '../engine/sound-mixer.ts';

/** The part of a scene's art that is heard. */
export type Heard = Pick<LoadedArt, 'sounds'>;

/** The studio's sound: heard only while a scene is played, never while it is scrubbed. */
export interface Ears {
  /** The Sound for a scene about to be laid; `clock` tells its scene ms. */
  soundFor(art: Heard, clock: () => number): Sound;
  /** On or off, as the link says. */
  turn(isOn: boolean): void;
  /** Playing began or stopped. */
  listen(isPlaying: boolean): void;
  /** To be called inside a person's gesture: browsers allow sound only from there. */
  unlock(): void;
  /** Sounds have been packed anew. */
  forget(): void;
}

/** A loop that the scene has begun and not ended, whether it is heard or not. */
interface Begun {
  readonly cue: string;
  rate: number;
  gain: number;
  heard: SoundLoop;
}

/** Makes ears that have not heard anything; Howler is loaded when sound is first turned on. */
export function createEars(makeMixer: (options: MixerOptions) => Mixer = createMixer): Ears {
  let mixer: Mixer | undefined;
  let scene: SceneSound | undefined;
  let begun = new Set<Begun>();
  let isOn = false;
  let isListening = false;
  let isUnlocked = false;

  function open(): Mixer {
    mixer ??= makeMixer({ muted: !isOn, vibration: false });
    if (isUnlocked) mixer.unlock();
    return mixer;
  }

  /** A loop sounds whenever time runs, though it began while nobody listened. */
  function hear(loop: Begun): void {
    loop.heard = (isListening && scene?.loop(loop.cue, { rate: loop.rate, gain: loop.gain })) || silentLoop;
  }

  function hearAll(): void {
    scene?.release();
    for (const loop of begun) hear(loop);
  }

  return {
    soundFor(art, clock) {
      scene?.release();
      const own = open();
      for (const [bundle, entry] of Object.entries(art.sounds)) own.add(bundle, entry);
      const made = own.scene(clock);
      const loops = new Set<Begun>();
      scene = made;
      begun = loops;
      return {
        play(cue, options) {
          if (isListening) made.play(cue, options);
        },
        loop(cue, { rate = 1, gain = 1 } = {}) {
          const loop: Begun = { cue, rate, gain, heard: silentLoop };
          loops.add(loop);
          if (scene === made) hear(loop);
          return {
            rate(value) {
              loop.rate = value;
              loop.heard.rate(value);
            },
            gain(value, fadeMs) {
              loop.gain = value;
              loop.heard.gain(value, fadeMs);
            },
            stop(fadeMs) {
              loops.delete(loop);
              loop.heard.stop(fadeMs);
            },
          };
        },
      };
    },
    turn(next) {
      if (next === isOn) return;
      isOn = next;
      mixer?.mute(!isOn);
      if (isOn) hearAll();
    },
    listen(isPlaying) {
      if (isPlaying === isListening) return;
      isListening = isPlaying;
      hearAll();
    },
    unlock() {
      if (isUnlocked && !isOn) return;
      isUnlocked = true;
      mixer?.unlock();
    },
    forget() {
      mixer?.dispose();
      mixer = undefined;
      scene = undefined;
    },
  };
}
