import type { AudioSprite } from './audio-output.ts';
import type { Bus, CueSpec } from './sound-table.ts';

const MAX_VOICES = 12;
const MAX_OF_ONE_SOUND = 3;
const MAX_COINS = 6;
/** Minimum time between two starts of the same sound, ms: closer starts would only make it louder. */
const SPACING = 45;
/** Time in which other sounds are lowered (`DUCK_IN`) and restored (`DUCK_OUT`), ms. */
const DUCK_IN = 80;
const DUCK_OUT = 600;
/** Shortest fade between two volumes, ms; a shorter one would click. */
const NO_CLICK = 15;
/** Differences in linear volume below this are inaudible. */
const INAUDIBLE = 0.001;
const BUSES: readonly Bus[] = ['ui', 'game', 'win', 'music'];

/** Linear volume of each bus, from 0 to 1. */
export type Volumes = Record<Bus, number>;

/** A request to play a sound. `level` is its linear volume before the bus volume and ducking are applied. */
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
  /** Listener for the end of the sound; removes the voice. */
  readonly ended: () => void;
  level: number;
  volume: Ramp;
}

/** All voices that are playing. */
export interface Voices {
  /**
   * Plays a sound. If too many voices are playing, ends the quietest one, the oldest if several are equally quiet.
   * Returns undefined if the same sound started less than `SPACING` ago.
   */
  start(request: VoiceRequest): Voice | undefined;
  hasPlayed(sound: string): boolean;
  setRate(voice: Voice, rate: number): void;
  setLevel(voice: Voice, level: number, fadeMs?: number): void;
  stop(voice: Voice, fadeMs?: number): void;
  stopAll(): void;
  /** Applies the current volume of a bus to its playing voices. */
  refresh(bus: Bus): void;
}

interface VoicesOptions {
  readonly now: () => number;
  /** Linear volumes of the buses, read at every use, so that they may change. */
  readonly volumes: Volumes;
}

/** Creates an empty set of voices. */
export const createVoices = (options: VoicesOptions): Voices => new PlayingVoices(options);

class PlayingVoices implements Voices {
  readonly #now: () => number;
  readonly #volumes: Volumes;
  /** Playing voices, the oldest first. */
  readonly #playing: Voice[] = [];
  readonly #lastStart = new Map<string, number>();
  readonly #ducks: Record<Bus, Ramp> = {
    ui: constant(1),
    game: constant(1),
    win: constant(1),
    music: constant(1),
  };

  constructor({ now, volumes }: VoicesOptions) {
    this.#now = now;
    this.#volumes = volumes;
  }

  start(request: VoiceRequest): Voice | undefined {
    const { sound, audioSprite, spec, rate, level } = request;
    const now = this.#now();
    if (now - (this.#lastStart.get(sound) ?? -Infinity) < SPACING) return undefined;
    this.#makeRoom(sound);
    this.#lastStart.set(sound, now);

    const id = audioSprite.play(sound);
    const voice: Voice = { request, id, level, volume: constant(0), ended: () => this.#remove(voice) };
    const bus = this.#ducks[spec.bus];
    const first = this.#loudness(voice, valueOf(bus, now));
    voice.volume = constant(first);
    audioSprite.volume(first, id);
    if (rate !== 1) audioSprite.rate(rate, id);
    this.#playing.push(voice);
    const left = bus.start + bus.ms - now;
    if (left > 0) this.#move(voice, this.#targetVolume(voice), left);
    if (!request.loop) audioSprite.once('end', voice.ended, id);
    this.#duck();
    return voice;
  }

  hasPlayed(sound: string): boolean {
    return this.#lastStart.has(sound);
  }

  setRate(voice: Voice, rate: number): void {
    if (this.#playing.includes(voice)) voice.request.audioSprite.rate(rate, voice.id);
  }

  setLevel(voice: Voice, level: number, fadeMs = NO_CLICK): void {
    if (!this.#playing.includes(voice)) return;
    voice.level = level;
    this.#move(voice, this.#targetVolume(voice), Math.max(fadeMs, NO_CLICK));
  }

  stop(voice: Voice, fadeMs = NO_CLICK): void {
    if (!this.#playing.includes(voice)) return;
    if (valueOf(voice.volume, this.#now()) < INAUDIBLE) {
      this.#cut(voice);
      return;
    }
    this.#move(voice, 0, Math.max(fadeMs, NO_CLICK));
    // A voice that fades out does not count any more: it is neither ended for another voice nor lowered.
    this.#remove(voice);
    voice.request.audioSprite.once('fade', () => voice.request.audioSprite.stop(voice.id), voice.id);
  }

  stopAll(): void {
    for (let voice = this.#playing[0]; voice; voice = this.#playing[0]) this.#cut(voice);
  }

  refresh(bus: Bus): void {
    this.#moveAll(bus, NO_CLICK);
  }

  /** Returns the linear volume of a voice after the current ducking of its bus has finished. */
  #targetVolume(voice: Voice): number {
    return this.#loudness(voice, this.#ducks[voice.request.spec.bus].to);
  }

  #loudness({ level, request }: Voice, ducked: number): number {
    return Math.min(1, level * this.#volumes[request.spec.bus] * ducked);
  }

  #move(voice: Voice, to: number, ms: number): void {
    const now = this.#now();
    const from = valueOf(voice.volume, now);
    voice.volume = { from, to, start: now, ms };
    // Howler reports no end of a fade between equal volumes, so set the volume directly.
    if (Math.abs(to - from) < INAUDIBLE) voice.request.audioSprite.volume(to, voice.id);
    else voice.request.audioSprite.fade(from, to, ms, voice.id);
  }

  #moveAll(bus: Bus, ms: number): void {
    for (const voice of this.#playing)
      if (voice.request.spec.bus === bus) this.#move(voice, this.#targetVolume(voice), ms);
  }

  #duck(): void {
    for (const bus of BUSES) {
      const depth = Math.min(0, ...this.#playing.map(({ request }) => request.spec.ducks?.[bus] ?? 0));
      const to = fromDecibels(depth);
      const before = this.#ducks[bus];
      if (to === before.to) continue;
      const now = this.#now();
      const ms = to < before.to ? DUCK_IN : DUCK_OUT;
      this.#ducks[bus] = { from: valueOf(before, now), to, start: now, ms };
      this.#moveAll(bus, ms);
    }
  }

  #remove(voice: Voice): void {
    const index = this.#playing.indexOf(voice);
    if (index < 0) return;
    this.#playing.splice(index, 1);
    voice.request.audioSprite.off('end', voice.ended, voice.id);
    this.#duck();
  }

  #cut(voice: Voice): void {
    voice.request.audioSprite.stop(voice.id);
    this.#remove(voice);
  }

  /**
   * Ends the quietest voice of `from`, the oldest if several are equally quiet. Loops are ended only if there are no
   * other voices.
   */
  #steal(from: readonly Voice[]): void {
    const shots = from.filter(({ request }) => !request.loop);
    const candidates = shots.length > 0 ? shots : from;
    const volumes = candidates.map((voice) => this.#targetVolume(voice));
    const victim = candidates[volumes.indexOf(Math.min(...volumes))];
    if (victim) this.#cut(victim);
  }

  #makeRoom(sound: string): void {
    const same = this.#playing.filter(({ request }) => request.sound === sound);
    if (same.length >= MAX_OF_ONE_SOUND) this.#steal(same);
    const coins = this.#playing.filter(({ request }) => isCoin(request.sound));
    if (isCoin(sound) && coins.length >= MAX_COINS) this.#steal(coins);
    if (this.#playing.length >= MAX_VOICES) this.#steal(this.#playing);
  }
}

/** Converts decibels to a linear gain. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** A linear change from one value to another; `start` and `ms` are in ms of the mixer's clock. */
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
