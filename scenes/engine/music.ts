import type { SoundEntry } from './art.ts';
import type { Mixer } from './sound-mixer.ts';
import { type Sound, type SoundLoop, silentLoop } from './sound.ts';

/** How a bed comes, goes, and how long it plays on after the last touch or key, in ms (design/motion 14). */
const FADE_IN = 800;
const FADE_OUT = 400;
const IDLE = 60_000;
/** How often a bed that is still loading is asked for again, in ms. */
const RETRY = 400;

/** The music's files, by bundle ("bed-fair"). */
export type MusicTracks = Readonly<Record<string, SoundEntry>>;

/** The music of the page: one bed at a time, the last one asked for. */
export interface Music {
  /** Plays a bed ("bed.fair") for as long as its scene is there; answers how to end it. */
  play(track: string, tracks: MusicTracks): () => void;
  /** The player's choice; off until it is said. */
  enable(isOn: boolean): void;
  /** To be called inside every pointerup and keydown of a scene: nothing sounds before the first, or long after the last. */
  unlock(): void;
}

/** A scene's Sound whose beds ("bed.bonus") are the music of the page; everything else is `effects`. */
export const withMusic = (effects: Sound, music: Pick<Music, 'play'>, tracks: MusicTracks): Sound => ({
  play: effects.play,
  loop: (cue, how) =>
    cue.startsWith('bed.') ? { ...silentLoop, stop: music.play(cue, tracks) } : effects.loop(cue, how),
});

interface RequestedTrack {
  readonly cue: string;
  readonly tracks: MusicTracks;
}

/** What the music works with; tests bring their own timers. */
export interface MusicOptions {
  readonly mixer: Pick<Mixer, 'add' | 'scene'>;
  /** Runs something once, later; answers how to call it off. */
  readonly later?: (run: () => void, ms: number) => () => void;
}

const afterDelay = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Makes the music: nothing is fetched before it is switched on and a hand has touched a scene. */
export function createMusic({ mixer, later = afterDelay }: MusicOptions): Music {
  const sound = mixer.scene();
  const requested: RequestedTrack[] = [];
  let isOn = false;
  let isUnlocked = false;
  let playing: { readonly track: RequestedTrack; readonly loop: SoundLoop } | undefined;
  let stopIdle: (() => void) | undefined;
  let stopRetrying: (() => void) | undefined;

  function update(): void {
    stopRetrying?.();
    stopRetrying = undefined;
    const track = isOn && isUnlocked ? requested.at(-1) : undefined;
    if (playing && playing.track.cue !== track?.cue) {
      playing.loop.stop(FADE_OUT);
      playing = undefined;
    }
    const entry = track?.tracks[track.cue.replace('.', '-')];
    if (!track || !entry || playing) return;
    mixer.add(track.cue, entry);
    const loop = sound.loop(track.cue, { gain: 0 });
    if (loop === silentLoop) {
      stopRetrying = later(update, RETRY);
      return;
    }
    loop.gain(1, FADE_IN);
    playing = { track, loop };
  }

  return {
    play(cue, tracks) {
      const track = { cue, tracks };
      requested.push(track);
      update();
      return () => {
        const at = requested.indexOf(track);
        if (at < 0) return;
        requested.splice(at, 1);
        update();
      };
    },
    enable(next) {
      isOn = next;
      update();
    },
    unlock() {
      isUnlocked = true;
      stopIdle?.();
      stopIdle = later(() => {
        isUnlocked = false;
        update();
      }, IDLE);
      update();
    },
  };
}
