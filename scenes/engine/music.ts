import type { SoundEntry } from './art.ts';
import type { Mixer } from './sound-mixer.ts';
import { type Sound, type SoundLoop, silentLoop } from './sound.ts';

/** How a bed comes, goes, and how long it plays on after the last touch or key, in ms (design/motion 14). */
const FADE_IN = 800;
const FADE_OUT = 400;
const IDLE = 60_000;
/** How often a bed that is still loading is asked for again, in ms. */
const ASK = 400;

/** The music's files, by bundle ("bed-fair"). */
export type Beds = Readonly<Record<string, SoundEntry>>;

/** The music of the page: one bed at a time, the last one asked for. */
export interface Music {
  /** Plays a bed ("bed.fair") for as long as its scene is there; answers how to end it. */
  play(bed: string, beds: Beds): () => void;
  /** The player's choice; off until it is said. */
  enable(isOn: boolean): void;
  /** To be called inside every pointerup and keydown of a scene: nothing sounds before the first, or long after the last. */
  hand(): void;
}

/** A scene's Sound whose beds ("bed.bonus") are the music of the page; everything else is `effects`. */
export const withMusic = (effects: Sound, music: Pick<Music, 'play'>, beds: Beds): Sound => ({
  play: effects.play,
  loop: (cue, how) =>
    cue.startsWith('bed.') ? { ...silentLoop, stop: music.play(cue, beds) } : effects.loop(cue, how),
});

interface Bed {
  readonly cue: string;
  readonly beds: Beds;
}

/** What the music works with; tests bring their own timers. */
export interface MusicOptions {
  readonly mixer: Pick<Mixer, 'add' | 'scene'>;
  /** Runs something once, later; answers how to call it off. */
  readonly later?: (run: () => void, ms: number) => () => void;
}

const inAWhile = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Makes the music: nothing is fetched before it is switched on and a hand has touched a scene. */
export function createMusic({ mixer, later = inAWhile }: MusicOptions): Music {
  const sound = mixer.scene();
  const asked: Bed[] = [];
  let isOn = false;
  let isTouched = false;
  let playing: { readonly bed: Bed; readonly loop: SoundLoop } | undefined;
  let stopIdle: (() => void) | undefined;
  let stopAsking: (() => void) | undefined;

  function follow(): void {
    stopAsking?.();
    stopAsking = undefined;
    const bed = isOn && isTouched ? asked.at(-1) : undefined;
    if (playing && playing.bed.cue !== bed?.cue) {
      playing.loop.stop(FADE_OUT);
      playing = undefined;
    }
    const entry = bed?.beds[bed.cue.replace('.', '-')];
    if (!bed || !entry || playing) return;
    mixer.add(bed.cue, entry);
    const loop = sound.loop(bed.cue, { gain: 0 });
    if (loop === silentLoop) {
      stopAsking = later(follow, ASK);
      return;
    }
    loop.gain(1, FADE_IN);
    playing = { bed, loop };
  }

  return {
    play(cue, beds) {
      const bed = { cue, beds };
      asked.push(bed);
      follow();
      return () => {
        const at = asked.indexOf(bed);
        if (at < 0) return;
        asked.splice(at, 1);
        follow();
      };
    },
    enable(next) {
      isOn = next;
      follow();
    },
    hand() {
      isTouched = true;
      stopIdle?.();
      stopIdle = later(() => {
        isTouched = false;
        follow();
      }, IDLE);
      follow();
    },
  };
}
