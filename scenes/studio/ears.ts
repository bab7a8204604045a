import type { LoadedArt } from '../engine/art.ts';
import { createMusic, type Music, withMusic } from '../engine/music.ts';
import { silentLoop, type Sound, type SoundLoop } from '../engine/sound.ts';
import { createMixer, type Mixer, type MixerOptions, type SceneSound } from '../engine/sound-mixer.ts';

/** The part of a scene's art that is heard. */
export type Heard = Pick<LoadedArt, 'sounds' | 'musicTracks'>;

/** The studio's sound: heard only while a scene is played, never while it is scrubbed. */
export interface Ears {
  /** The Sound for a scene about to be laid; `clock` tells its scene ms, `bed` is the music that it plays to. */
  soundFor(art: Heard, clock: () => number, bed?: string): Sound;
  /** Sound and, with it, music: on or off, as the link says. */
  turn(isOn: boolean, hasMusic?: boolean): void;
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
  let device: { readonly mixer: Mixer; readonly music: Music } | undefined;
  /** Ends the music of the scene on show. */
  let endBeds: (() => void)[] = [];
  let hasMusic = false;
  let scene: SceneSound | undefined;
  let begun = new Set<Begun>();
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

  /** Music plays while time runs, from its beginning each time. */
  function followMusic(): void {
    device?.music.enable(isOn && hasMusic && isListening);
    if (isListening) device?.music.unlock();
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
    soundFor(art, clock, bed) {
      scene?.release();
      for (const end of endBeds) end();
      const ends: (() => void)[] = (endBeds = []);
      const { mixer, music } = open();
      const beds: Pick<Music, 'play'> = {
        play(cue) {
          const end = music.play(cue, art.musicTracks);
          ends.push(end);
          return end;
        },
      };
      if (bed !== undefined) beds.play(bed, art.musicTracks);
      for (const [bundle, entry] of Object.entries(art.sounds)) mixer.add(bundle, entry);
      const made = mixer.scene(clock);
      const loops = new Set<Begun>();
      scene = made;
      begun = loops;
      const effects: Sound = {
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
      return withMusic(effects, beds, art.musicTracks);
    },
    turn(next, nextMusic = false) {
      hasMusic = nextMusic;
      if (next !== isOn) {
        isOn = next;
        device?.mixer.mute(!isOn);
        if (isOn) hearAll();
      }
      followMusic();
    },
    listen(isPlaying) {
      if (isPlaying === isListening) return;
      isListening = isPlaying;
      hearAll();
      followMusic();
    },
    unlock() {
      if (isUnlocked && !isOn) return;
      isUnlocked = true;
      device?.mixer.unlock();
    },
    forget() {
      device?.music.enable(false);
      device?.mixer.dispose();
      device = undefined;
      scene = undefined;
      endBeds = [];
    },
  };
}
