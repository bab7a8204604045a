/**
 * A number that runs to a total: shown = from + floor((total − from) · progress), monotone, never beyond the total,
 * exact at the end (design/motion, section 0). Tween `progress` from 0 to 1 with the wished ease:
 *
 *     count.aim(0, 188_00);
 *     timeline.fromTo(count, { progress: 0 }, { progress: 1, duration: 2_500, ease: 'power2.out' }, 300);
 */
export class CountUp {
  readonly #show: (value: number) => void;
  #from = 0;
  #total = 0;
  #progress = 0;
  #shown: number | undefined;

  /** `show` hears of a whole number (hundredths or pieces) whenever it changes. */
  constructor(show: (value: number) => void) {
    this.#show = show;
  }

  /** Sets where the number starts and ends and shows the start. */
  aim(from: number, total: number): void {
    this.#from = from;
    this.#total = total;
    this.#shown = undefined;
    this.progress = 0;
  }

  /** The number on show. */
  get value(): number {
    return this.#shown ?? this.#from;
  }

  /** How far the number has come, 0..1. */
  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
    const distance = this.#total - this.#from;
    // A hair of floating point at the end must not cost the last centavo.
    const value = progress >= 1 ? this.#total : this.#from + Math.trunc(distance * Math.max(0, progress));
    if (value === this.#shown) return;
    this.#shown = value;
    this.#show(value);
  }
}
