import type { AudioSprite } from './audio-output.ts';
import type { Bus, CueSpec } from './sound-table.ts';

const MAX_VOICES = 12;
const MAX_OF_ONE_SOUND = 3;
const MAX_COINS = 6;
/** Minimum time between starts of the same sound, ms: sooner it only gets louder. */
const SPACING = 45;
/** Attack and release of ducking, ms. */
const DUCK_IN = 80;
const DUCK_OUT = 600;
/** Shortest volume change of a playing voice, ms: a quicker one clicks. */
const NO_CLICK = 15;
/** Inaudible difference in linear volume. */
const INAUDIBLE = 0.001;
const BUSES: readonly Bus[] = ['ui', 'game', 'win', 'music'];

/** Linear volume of each bus. */
export type Volumes = Record<Bus, number>;

/** A request to play a sound; rate and level are those before bus volume and ducking. */
export interface VoiceRequest {
  readonly sound: string;
  readonly spec: CueSpec;
  readonly audioSprite: AudioSprite;
  readonly rate: number;
  readonly level: number;
  readonly loop: boolean;
}

/** A sound that is playing. */
export interface Voice {
  readonly request: VoiceRequest;
  readonly id: number;
  /** Called by the player when the sound has ended. */
  readonly ended: () => void;
  level: number;
  volume: Ramp;
}

/** The voices that are playing. */
export interface Voices {
  /**
   * Plays a sound, ending the oldest quietest voice if there are too many; returns undefined when it repeats too
   * soon.
   */
  start(request: VoiceRequest): Voice | undefined;
  hasPlayed(sound: string): boolean;
  setRate(voice: Voice, rate: number): void;
  setLevel(voice: Voice, level: number, fadeMs?: number): void;
  stop(voice: Voice, fadeMs?: number): void;
  stopAll(): void;
  /** Applies a bus's current volume. */
  refresh(bus: Bus): void;
}

/** Creates an empty set of voices; `volumes` is read each time, so it may be changed in place. */
export function createVoices({ now, volumes }: { now: () => number; volumes: Volumes }): Voices {
  // Oldest first.
  const playing: Voice[] = [];
  const lastStart = new Map<string, number>();
  const ducks: Record<Bus, Ramp> = {
    ui: constant(1),
    game: constant(1),
    win: constant(1),
    music: constant(1),
  };

  /** Returns a voice's volume once the ducking of its bus has settled. */
  const targetVolume = (voice: Voice): number => loudness(voice, ducks[voice.request.spec.bus].to);
  const loudness = ({ level, request }: Voice, ducked: number): number =>
    Math.min(1, level * volumes[request.spec.bus] * ducked);

  function move(voice: Voice, to: number, ms: number): void {
    const from = valueOf(voice.volume, now());
    voice.volume = { from, to, start: now(), ms };
    // Howler never ends a fade between equal volumes.
    if (Math.abs(to - from) < INAUDIBLE) voice.request.audioSprite.volume(to, voice.id);
    else voice.request.audioSprite.fade(from, to, ms, voice.id);
  }

  function duck(): void {
    for (const bus of BUSES) {
      const depth = Math.min(0, ...playing.map(({ request }) => request.spec.ducks?.[bus] ?? 0));
      const to = fromDecibels(depth);
      if (to === ducks[bus].to) continue;
      const ms = to < ducks[bus].to ? DUCK_IN : DUCK_OUT;
      ducks[bus] = { from: valueOf(ducks[bus], now()), to, start: now(), ms };
      for (const voice of playing) if (voice.request.spec.bus === bus) move(voice, targetVolume(voice), ms);
    }
  }

  function remove(voice: Voice): void {
    const index = playing.indexOf(voice);
    if (index < 0) return;
    playing.splice(index, 1);
    voice.request.audioSprite.off('end', voice.ended, voice.id);
    duck();
  }

  function cut(voice: Voice): void {
    voice.request.audioSprite.stop(voice.id);
    remove(voice);
  }

  /** Ends the quietest of some voices, the oldest of equals; loops only when there is nothing else. */
  function steal(from: readonly Voice[]): void {
    const shots = from.filter(({ request }) => !request.loop);
    const candidates = shots.length > 0 ? shots : from;
    const quietest = Math.min(...candidates.map(targetVolume));
    const victim = candidates.find((voice) => targetVolume(voice) === quietest);
    if (victim) cut(victim);
  }

  function makeRoom(sound: string): void {
    const same = playing.filter(({ request }) => request.sound === sound);
    if (same.length >= MAX_OF_ONE_SOUND) steal(same);
    const coins = playing.filter(({ request }) => isCoin(request.sound));
    if (isCoin(sound) && coins.length >= MAX_COINS) steal(coins);
    if (playing.length >= MAX_VOICES) steal(playing);
  }

  return {
    start(request) {
      const { sound, audioSprite, spec, rate, level } = request;
      if (now() - (lastStart.get(sound) ?? -Infinity) < SPACING) return undefined;
      makeRoom(sound);
      lastStart.set(sound, now());

      const id = audioSprite.play(sound);
      const voice: Voice = { request, id, level, volume: constant(0), ended: () => remove(voice) };
      const bus = ducks[spec.bus];
      const first = loudness(voice, valueOf(bus, now()));
      voice.volume = constant(first);
      audioSprite.volume(first, id);
      if (rate !== 1) audioSprite.rate(rate, id);
      playing.push(voice);
      const left = bus.start + bus.ms - now();
      if (left > 0) move(voice, targetVolume(voice), left);
      if (!request.loop) audioSprite.once('end', voice.ended, id);
      duck();
      return voice;
    },
    hasPlayed: (sound) => lastStart.has(sound),
    setRate(voice, rate) {
      if (playing.includes(voice)) voice.request.audioSprite.rate(rate, voice.id);
    },
    setLevel(voice, level, fadeMs = NO_CLICK) {
      if (!playing.includes(voice)) return;
      voice.level = level;
      move(voice, targetVolume(voice), Math.max(fadeMs, NO_CLICK));
    },
    stop(voice, fadeMs = NO_CLICK) {
      if (!playing.includes(voice)) return;
      if (valueOf(voice.volume, now()) < INAUDIBLE) {
        cut(voice);
        return;
      }
      move(voice, 0, Math.max(fadeMs, NO_CLICK));
      // During its fade-out it is no longer stolen, ducked or counted.
      remove(voice);
      voice.request.audioSprite.once('fade', () => voice.request.audioSprite.stop(voice.id), voice.id);
    },
    stopAll() {
      for (let voice = playing[0]; voice; voice = playing[0]) cut(voice);
    },
    refresh(bus) {
      for (const voice of playing)
        if (voice.request.spec.bus === bus) move(voice, targetVolume(voice), NO_CLICK);
    },
  };
}

/** Converts decibels to a linear gain, as scenes write "half a decibel a step". */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** A value moving between two levels; times in ms of the mixer's clock. */
interface Ramp {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly ms: number;
}

function constant(value: number): Ramp {
  return { from: value, to: value, start: -Infinity, ms: 0 };
}

function valueOf({ from, to, start, ms }: Ramp, at: number): number {
  return at >= start + ms ? to : from + ((to - from) * (at - start)) / ms;
}

function isCoin(sound: string): boolean {
  return sound.startsWith('coin.');
}
