import type { Player } from './sound-kit.ts';
import type { Bus, CueSpec } from './sound-table.ts';

const MOST_VOICES = 12;
const MOST_OF_ONE_SOUND = 3;
const MOST_COINS = 6;
/** The same sound again sooner than this only makes it louder, in ms. */
const SPACING = 45;
/** Ducking: how fast it comes and goes, in ms. */
const DUCK_IN = 80;
const DUCK_OUT = 600;
/** Shortest change of a sounding voice: anything quicker clicks, in ms. */
const NO_CLICK = 15;
/** A difference in linear volume that nobody hears. */
const INAUDIBLE = 0.001;
const BUSES: readonly Bus[] = ['ui', 'game', 'win', 'music'];

/** Linear volume of each bus. */
export type Volumes = Record<Bus, number>;

/** One thing to be played; rate and level as they are to be heard, before bus volume and ducking. */
export interface VoiceRequest {
  readonly sound: string;
  readonly spec: CueSpec;
  readonly player: Player;
  readonly rate: number;
  readonly level: number;
  readonly loop: boolean;
}

/** A sound that is playing. */
export interface Voice {
  readonly request: VoiceRequest;
  readonly id: number;
  /** Called by the player when the sound has run out. */
  readonly ended: () => void;
  level: number;
  volume: Ramp;
}

/** The voices that sound at this moment. */
export interface Voices {
  /** Plays, taking the oldest quietest voice where there are too many; nothing when it comes too soon again. */
  start(request: VoiceRequest): Voice | undefined;
  hasPlayed(sound: string): boolean;
  setRate(voice: Voice, rate: number): void;
  setLevel(voice: Voice, level: number, fadeMs?: number): void;
  stop(voice: Voice, fadeMs?: number): void;
  stopAll(): void;
  /** Brings a bus to its present volume. */
  refresh(bus: Bus): void;
}

/** Makes an empty set of voices; `volumes` is read each time, so it may be changed in place. */
export function createVoices({ now, volumes }: { now: () => number; volumes: Volumes }): Voices {
  // Oldest first.
  const playing: Voice[] = [];
  const lastStart = new Map<string, number>();
  const ducks: Record<Bus, Ramp> = { ui: still(1), game: still(1), win: still(1), music: still(1) };

  /** Where a voice's volume is going once the ducking of its bus has settled. */
  const goal = (voice: Voice): number => loudness(voice, ducks[voice.request.spec.bus].to);
  const loudness = ({ level, request }: Voice, ducked: number): number =>
    Math.min(1, level * volumes[request.spec.bus] * ducked);

  function move(voice: Voice, to: number, ms: number): void {
    const from = valueOf(voice.volume, now());
    voice.volume = { from, to, start: now(), ms };
    // Howler never ends a fade that goes nowhere.
    if (Math.abs(to - from) < INAUDIBLE) voice.request.player.volume(to, voice.id);
    else voice.request.player.fade(from, to, ms, voice.id);
  }

  function duck(): void {
    for (const bus of BUSES) {
      const depth = Math.min(0, ...playing.map(({ request }) => request.spec.ducks?.[bus] ?? 0));
      const to = fromDecibels(depth);
      if (to === ducks[bus].to) continue;
      const ms = to < ducks[bus].to ? DUCK_IN : DUCK_OUT;
      ducks[bus] = { from: valueOf(ducks[bus], now()), to, start: now(), ms };
      for (const voice of playing) if (voice.request.spec.bus === bus) move(voice, goal(voice), ms);
    }
  }

  function forget(voice: Voice): void {
    const index = playing.indexOf(voice);
    if (index < 0) return;
    playing.splice(index, 1);
    voice.request.player.off('end', voice.ended, voice.id);
    duck();
  }

  function cut(voice: Voice): void {
    voice.request.player.stop(voice.id);
    forget(voice);
  }

  /** Ends the quietest of some voices, the oldest of equals; loops only when there is nothing else. */
  function steal(from: readonly Voice[]): void {
    const shots = from.filter(({ request }) => !request.loop);
    const candidates = shots.length > 0 ? shots : from;
    const quietest = Math.min(...candidates.map(goal));
    const victim = candidates.find((voice) => goal(voice) === quietest);
    if (victim) cut(victim);
  }

  function makeRoom(sound: string): void {
    const same = playing.filter(({ request }) => request.sound === sound);
    if (same.length >= MOST_OF_ONE_SOUND) steal(same);
    const coins = playing.filter(({ request }) => isCoin(request.sound));
    if (isCoin(sound) && coins.length >= MOST_COINS) steal(coins);
    if (playing.length >= MOST_VOICES) steal(playing);
  }

  return {
    start(request) {
      const { sound, player, spec, rate, level } = request;
      if (now() - (lastStart.get(sound) ?? -Infinity) < SPACING) return undefined;
      makeRoom(sound);
      lastStart.set(sound, now());

      const id = player.play(sound);
      const voice: Voice = { request, id, level, volume: still(0), ended: () => forget(voice) };
      const bus = ducks[spec.bus];
      const first = loudness(voice, valueOf(bus, now()));
      voice.volume = still(first);
      player.volume(first, id);
      if (rate !== 1) player.rate(rate, id);
      playing.push(voice);
      const left = bus.start + bus.ms - now();
      if (left > 0) move(voice, goal(voice), left);
      if (!request.loop) player.once('end', voice.ended, id);
      duck();
      return voice;
    },
    hasPlayed: (sound) => lastStart.has(sound),
    setRate(voice, rate) {
      if (playing.includes(voice)) voice.request.player.rate(rate, voice.id);
    },
    setLevel(voice, level, fadeMs = NO_CLICK) {
      if (!playing.includes(voice)) return;
      voice.level = level;
      move(voice, goal(voice), Math.max(fadeMs, NO_CLICK));
    },
    stop(voice, fadeMs = NO_CLICK) {
      if (!playing.includes(voice)) return;
      if (valueOf(voice.volume, now()) < INAUDIBLE) {
        cut(voice);
        return;
      }
      move(voice, 0, Math.max(fadeMs, NO_CLICK));
      // While it fades it is no longer anybody's: not stolen, not ducked, not counted.
      forget(voice);
      voice.request.player.once('fade', () => voice.request.player.stop(voice.id), voice.id);
    },
    stopAll() {
      for (let voice = playing[0]; voice; voice = playing[0]) cut(voice);
    },
    refresh(bus) {
      for (const voice of playing) if (voice.request.spec.bus === bus) move(voice, goal(voice), NO_CLICK);
    },
  };
}

/** A linear gain for a change in decibels, as scenes write "half a decibel a step". */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** A value on its way from one level to another; times in ms of the mixer's clock. */
interface Ramp {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly ms: number;
}

function still(value: number): Ramp {
  return { from: value, to: value, start: -Infinity, ms: 0 };
}

function valueOf({ from, to, start, ms }: Ramp, at: number): number {
  return at >= start + ms ? to : from + ((to - from) * (at - start)) / ms;
}

function isCoin(sound: string): boolean {
  return sound.startsWith('coin.');
}
