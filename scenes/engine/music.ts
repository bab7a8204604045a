import type { SoundEntry } from './art.ts';
import type { Mixer } from './sound-mixer.ts';
import { type Sound, type SoundLoop, silentLoop } from './sound.ts';

/** Fade-in and fade-out of a track, and how long it plays after the last input, in ms (docs/scenes.md, Sound). */
const FADE_IN = 800;
const FADE_OUT = 400;
const IDLE = 60_000;
/** Retry interval for a track that is still loading, ms. */
const RETRY = 400;

/** The files of the music, by bundle ("music-fair"). */
export type MusicTracks = Readonly<Record<string, SoundEntry>>;

/** The music of the page: one track at a time, the last one requested. */
export interface Music {
  /** Plays a track ("music.fair") during its scene; returns a function that ends it. */
  play(track: string, tracks: MusicTracks): () => void;
  /** Sets the player's choice; off by default. */
  enable(isOn: boolean): void;
  /** Call inside every pointerup and keydown of a scene: nothing plays before the first, or long after the last. */
  unlock(): void;
}

/** Returns a scene's Sound whose tracks ("music.bonus") play through the page's music; everything else is `effects`. */
export const withMusic = (effects: Sound, music: Pick<Music, 'play'>, tracks: MusicTracks): Sound => ({
  play: effects.play,
  loop: (cue, how) =>
    cue.startsWith('music.') ? { ...silentLoop, stop: music.play(cue, tracks) } : effects.loop(cue, how),
});

interface RequestedTrack {
  readonly cue: string;
  readonly tracks: MusicTracks;
}

/** Dependencies of the music; tests pass their own timers. */
export interface MusicOptions {
  readonly mixer: Pick<Mixer, 'add' | 'scene'>;
  /** Runs a function once after a delay; returns a function that cancels it. */
  readonly later?: (run: () => void, ms: number) => () => void;
}

const afterDelay = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Creates the music: it fetches nothing before it is switched on and unlocked by a gesture. */
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
