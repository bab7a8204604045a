import type { ShownSpin } from './outcome.ts';
import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container } from '../../engine/pixi.ts';
import { fromTo } from '../from-to.ts';
import type { LinePaths } from './line-paths.ts';
import type { ReelConfig } from './reel-config.ts';
import type { Reels } from './reels.ts';
import { linesOf, scattersOf, winsOf } from './shown-wins.ts';
import { LINES } from './tuning.ts';
import type { ReelTypes } from './types.ts';
import { type WindowCell, WinningSymbols } from './winning-symbols.ts';

/** Shows wins by lifting their symbols, all together and then one win after the other; all other symbols are dimmed. */
export class WinPresentation {
  /** Layer of the lifted symbols, above the dimming layer. */
  readonly view = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #config: ReelConfig;
  readonly #reels: Reels;
  readonly #winningSymbols: WinningSymbols;
  /** Paths of light of the winning lines; undefined in games with one line. */
  #paths: LinePaths | undefined;
  #timeline: Timeline | undefined;
  #cancel: (() => void) | undefined;

  constructor(context: SceneContext<ReelTypes>, config: ReelConfig, reels: Reels) {
    this.#context = context;
    this.#config = config;
    this.#reels = reels;
    this.#winningSymbols = new WinningSymbols(context, config, reels);
    this.view.addChild(this.#winningSymbols.view);
  }

  /** Shows winning lines as paths of light from now on. */
  addPaths(paths: LinePaths): void {
    this.#paths = paths;
    this.view.addChildAt(paths.view, 0);
  }

  /** Shows the wins of a spin; with `once`, only once, all together and without sound. */
  begin(spin: ShownSpin, once: boolean): void {
    this.clear();
    const cells = this.#allCells(spin);
    if (cells.length === 0) return;
    const wins = winsOf(this.#config, spin);
    const lines = linesOf(wins);
    this.#step(cells, lines, LINES.together);
    if (!once && wins.length === 1) this.#context.sound.play('line.1', { when: this.#context.motion.now });
    const next = once || wins.length < 2 ? undefined : () => this.#single(spin, 0);
    this.#cancel = this.#context.motion.at(LINES.together, () => {
      if (next) next();
      else if (once) this.#leave();
      else this.#rest(cells, lines);
    });
  }

  /** Lowers all symbols and ends the dimming. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#stop();
    this.#winningSymbols.clear();
    if (this.#paths) this.#paths.view.alpha = 0;
    this.#reels.tint = 0xffffff;
  }

  /** Shows each win in turn, once; then all winning symbols stay lifted. */
  #single(spin: ShownSpin, index: number): void {
    const wins = winsOf(this.#config, spin);
    const win = wins[index];
    if (!win) {
      this.#rest(this.#allCells(spin), linesOf(wins));
      return;
    }
    this.#context.sound.play(`line.${Math.min(index + 1, LINES.notes)}`, { when: this.#context.motion.now });
    this.#step(win.cells, linesOf([win]), LINES.each);
    this.#cancel = this.#context.motion.at(LINES.each, () => this.#single(spin, index + 1));
  }

  #step(cells: readonly WindowCell[], lines: readonly number[], length: number): void {
    const { motion, settings } = this.#context;
    this.#stop();
    this.#reels.tint = LINES.dimTint;
    this.#winningSymbols.lift(cells);
    this.#paths?.show(lines);
    if (settings.reduceMotion) {
      if (this.#paths) this.#paths.view.alpha = 1;
      return;
    }
    const timeline = motion.timeline();
    const half = { duration: length / 2, ease: 'sine.inOut' };
    if (this.#paths) fromTo(timeline, this.#paths.view, { alpha: 0 }, { alpha: 1 }, { duration: LINES.in });
    fromTo(timeline, this.#winningSymbols, { glow: 0 }, { glow: 1 }, { duration: LINES.in });
    fromTo(timeline, this.#winningSymbols, { size: 1 }, { size: LINES.pulse }, half);
    fromTo(timeline, this.#winningSymbols, { size: LINES.pulse }, { size: 1 }, { ...half, at: length / 2 });
    this.#timeline = timeline;
    void motion.play(timeline);
  }

  /** Keeps all winning symbols lifted, without motion, until the next spin. */
  #rest(cells: readonly WindowCell[], lines: readonly number[]): void {
    this.#stop();
    this.#winningSymbols.lift(cells);
    this.#winningSymbols.glow = 1;
    this.#paths?.show(lines);
    if (this.#paths) this.#paths.view.alpha = 1;
  }

  #leave(): void {
    this.#stop();
    this.#winningSymbols.clear();
    if (this.#paths) this.#paths.view.alpha = 0;
    this.#reels.tint = 0xffffff;
  }

  #stop(): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
  }

  /** Returns all winning cells, each once, including those of paying scatters. */
  #allCells(spin: ShownSpin): WindowCell[] {
    const cells = new Map<string, WindowCell>();
    const put = (cell: WindowCell): void => void cells.set(`${cell.reel} ${cell.row}`, cell);
    for (const { cells: won } of winsOf(this.#config, spin)) for (const cell of won) put(cell);
    if (spin.scatterWin > 0) for (const cell of scattersOf(this.#config, spin.window)) put(cell);
    return [...cells.values()];
  }
}
