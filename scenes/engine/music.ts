import type { SoundEntry } from './art.ts';
import type { Mixer } from './sound-mixer.ts';
import { type Sound, type SoundLoop, silentLoop } from './sound.ts';

/** How a track fades in and out, and how long it plays on after the last input, in ms (docs/scenes.md, Sound). */
const FADE_IN = 800;
const FADE_OUT = 400;
const IDLE = 60_000;
/** How often a track that is still loading is asked for again, in ms. */
const RETRY = 400;

/** The files of the music, by bundle ("music-fair"). */
export type MusicTracks = Readonly<Record<string, SoundEntry>>;

/** The music of the page: one track at a time, the last one requested. */
export interface Music {
  /** Plays a track ("music.fair") for as long as its scene is there; returns how to end it. */
  play(track: string, tracks: MusicTracks): () => void;
  /** The player's choice; off until it is said. */
  enable(isOn: boolean): void;
  /** To be called inside every pointerup and keydown of a scene: nothing sounds before the first, or long after the last. */
  unlock(): void;
}

/** A scene's Sound whose tracks ("music.bonus") are the music of the page; everything else is `effects`. */
export const withMusic = (effects: Sound, music: Pick<Music, 'play'>, tracks: MusicTracks): Sound => ({
  play: effects.play,
  loop: (cue, how) =>
    cue.startsWith('music.') ? { ...silentLoop, stop: music.play(cue, tracks) } : effects.loop(cue, how),
});

interface RequestedTrack {
  readonly cue: string;
  readonly tracks: MusicTracks;
}

/** What the music works with; tests bring their own timers. */
export interface MusicOptions {
  readonly mixer: Pick<Mixer, 'add' | 'scene'>;
  /** Runs something once, later; returns how to cancel it. */
  readonly later?: (run: () => void, ms: number) => () => void;
}

const afterDelay = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Creates the music: nothing is fetched before it is switched on and unlocked by a gesture. */
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
