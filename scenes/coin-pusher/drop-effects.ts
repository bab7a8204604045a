import type { SceneContext } from '../engine/definition.ts';
import type { Container } from '../engine/pixi.ts';
import type { DiscPool } from './disc.ts';
import { Exits } from './exits.ts';
import { FloatingAmounts } from './floating-amounts.ts';
import { MachineSounds } from './machine-sounds.ts';
import { RunCounter } from './run-counter.ts';
import { SpecialSign } from './special-sign.ts';
import type { CoinPusherTypes } from './types.ts';
import { WinEffects } from './win-effects.ts';

/** Where the picture has room for what a drop brings: below the table, over it, below the figures, and over everything. */
export interface EffectLayers {
  readonly sunk: Container;
  readonly over: Container;
  readonly below: Container;
  readonly above: Container;
}

/** What is seen and heard only while a drop is shown. */
export class DropEffects {
  readonly exits: Exits;
  readonly floatingAmounts: FloatingAmounts;
  readonly runCounter: RunCounter;
  readonly sign: SpecialSign;
  readonly winEffects: WinEffects;
  readonly sounds: MachineSounds;

  /** `machine` is what a shake may move. */
  constructor(
    context: SceneContext<CoinPusherTypes>,
    pool: DiscPool,
    { machine, layers }: { readonly machine: Container; readonly layers: EffectLayers },
  ) {
    this.exits = new Exits(pool);
    this.floatingAmounts = new FloatingAmounts(context);
    this.runCounter = new RunCounter(context);
    this.sign = new SpecialSign(context);
    this.winEffects = new WinEffects(context, machine);
    this.sounds = new MachineSounds(context);
    layers.sunk.addChild(this.exits.sunk);
    layers.over.addChild(this.exits.over);
    layers.below.addChild(this.winEffects.below);
    layers.above.addChild(this.runCounter.view, this.floatingAmounts.view, this.sign.view);
  }

  /** What was said of the last drop is over. */
  clearSigns(): void {
    this.runCounter.hide();
    this.sign.hide();
  }

  /** What is in the air is gone. */
  clear(): void {
    this.exits.clear();
    this.floatingAmounts.hide();
    this.clearSigns();
    this.winEffects.stopQuake();
  }

  draw(now: number): void {
    this.exits.draw(now);
    this.floatingAmounts.draw(now);
    this.runCounter.draw(now);
    this.sign.draw(now);
  }
}
