/**
 * A number that runs to a total: shown = from + floor((total − from) · progress), monotone, never beyond the total,
 * exact at the end (docs/scenes.md, Prize tiers). Tween `progress` from 0 to 1 with the chosen ease:
 *
 *     count.aim(0, 188_00);
 *     timeline.fromTo(count, { progress: 0 }, { progress: 1, duration: 2_500, ease: 'power2.out' }, 300);
 */
export class CountUp {
  readonly #show: (value: number) => void;
  #from = 0;
  #total = 0;
  #step = 1;
  #progress = 0;
  #shown: number | undefined;

  /** `show` receives an integer (hundredths or pieces) whenever the number changes. */
  constructor(show: (value: number) => void) {
    this.#show = show;
  }

  /**
   * Sets the start and end of the number and shows the start. With a `step` above 1 the number changes in such steps
   * towards a higher total: with 1_00 the centavos do not change, which flashes less.
   */
  aim(from: number, total: number, step = 1): void {
    this.#from = from;
    this.#total = total;
    this.#step = step;
    this.#shown = undefined;
    this.progress = 0;
  }

  /** The number shown now. */
  get value(): number {
    return this.#shown ?? this.#from;
  }

  /** Progress of the count, 0..1. */
  get progress(): number {
    return this.#progress;
  }

  set progress(progress: number) {
    this.#progress = progress;
    // A rounding error of the progress must not lose the last centavo.
    const value = progress >= 1 ? this.#total : this.#at(Math.max(0, progress));
    if (value === this.#shown) return;
    this.#shown = value;
    this.#show(value);
  }

  #at(progress: number): number {
    const value = this.#from + Math.trunc((this.#total - this.#from) * progress);
    if (this.#step === 1) return value;
    return Math.max(this.#from, this.#total - Math.ceil((this.#total - value) / this.#step) * this.#step);
  }
}
