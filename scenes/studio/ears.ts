import type { LoadedArt } from '../engine/art.ts';
import { silentLoop, type Sound } from '../engine/sound.ts';
import { createMixer, type Mixer, type SceneSound } from '../engine/sound-mixer.ts';

/** The studio's sound: heard only while a scene is played, never while it is scrubbed. */
export interface Ears {
  /** The Sound for a scene about to be laid; `clock` tells its scene ms. */
  soundFor(art: LoadedArt, clock: () => number): Sound;
  /** On or off, as the link says. */
  turn(isOn: boolean): void;
  /** Playing began or stopped. */
  listen(isPlaying: boolean): void;
  /** To be called inside a person's gesture: browsers allow sound only from there. */
  unlock(): void;
  /** Sounds have been packed anew. */
  forget(): void;
}

/** Makes ears that have not heard anything; Howler is loaded when sound is first turned on. */
export function createEars(): Ears {
  let mixer: Mixer | undefined;
  let scene: SceneSound | undefined;
  let isOn = false;
  let isListening = false;
  let isUnlocked = false;

  function open(): Mixer {
    mixer ??= createMixer({ muted: !isOn, vibration: false });
    if (isUnlocked) mixer.unlock();
    return mixer;
  }

  return {
    soundFor(art, clock) {
      scene?.release();
      const own = open();
      for (const [bundle, entry] of Object.entries(art.sounds)) own.add(bundle, entry);
      const made = own.scene(clock);
      scene = made;
      return {
        play(cue, options) {
          if (isListening) made.play(cue, options);
        },
        loop: (cue, options) => (isListening ? made.loop(cue, options) : silentLoop),
      };
    },
    turn(next) {
      if (next === isOn) return;
      isOn = next;
      mixer?.mute(!isOn);
    },
    listen(isPlaying) {
      isListening = isPlaying;
      if (!isPlaying) scene?.release();
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
