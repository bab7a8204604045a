import type { SoundEntry } from './art.ts';
import type { Mixer } from './sound-mixer.ts';
import { type Sound, type SoundLoop, silentLoop } from './sound.ts';

/** Lengths of a track's fades, and time for which music plays on after the last gesture, ms (docs/scenes.md, Sound). */
const FADE_IN = 800;
const FADE_OUT = 400;
const IDLE = 60_000;
/** Interval at which the music tries again to play a track that is still loading, ms. */
const RETRY = 400;

/** Files of the music by bundle name ("music-fair"). */
export type MusicTracks = Readonly<Record<string, SoundEntry>>;

/** The music of the page. Only the track that was requested last plays. */
export interface Music {
  /** Plays a track ("music.fair") until the returned function is called, usually at the end of a scene. */
  play(track: string, tracks: MusicTracks): () => void;
  /** Sets whether the player wants music; default: off. */
  enable(isOn: boolean): void;
  /**
   * Call it in every pointerup and keydown of a scene: music needs a first gesture, and stops long after the last one.
   */
  unlock(): void;
}

/**
 * Returns a scene's Sound that plays music tracks ("music.bonus") through `music` and all other cues through `effects`.
 */
export const withMusic = (effects: Sound, music: Pick<Music, 'play'>, tracks: MusicTracks): Sound => ({
  play: effects.play,
  loop: (cue, how) =>
    cue.startsWith('music.') ? { ...silentLoop, stop: music.play(cue, tracks) } : effects.loop(cue, how),
});

interface RequestedTrack {
  readonly cue: string;
  readonly tracks: MusicTracks;
}

/** What the music needs; tests replace the timer. */
export interface MusicOptions {
  readonly mixer: Pick<Mixer, 'add' | 'scene'>;
  /** Calls a function once after a delay in ms; returns a function that cancels the call. */
  readonly later?: (run: () => void, ms: number) => () => void;
}

const afterDelay = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Creates the music. It fetches nothing before the player has switched it on and made a gesture. */
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
