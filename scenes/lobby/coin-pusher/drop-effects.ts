import type { SceneContext } from '../../engine/definition.ts';
import type { Container } from '../../engine/pixi.ts';
import type { DiscPool } from './disc.ts';
import { Exits } from './exits.ts';
import { FloatingAmounts } from './floating-amounts.ts';
import { MachineSounds } from './machine-sounds.ts';
import { RunCounter } from './run-counter.ts';
import { SpecialSign } from './special-sign.ts';
import type { CoinPusherTypes } from './types.ts';
import { WinEffects } from './win-effects.ts';

/** Layers for the effects of a drop: below the table, over it, below the figures, and over everything. */
export interface EffectLayers {
  readonly sunk: Container;
  readonly over: Container;
  readonly below: Container;
  readonly above: Container;
}

/** Effects and sounds that exist only while a drop is shown. */
export class DropEffects {
  readonly exits: Exits;
  readonly floatingAmounts: FloatingAmounts;
  readonly runCounter: RunCounter;
  readonly sign: SpecialSign;
  readonly winEffects: WinEffects;
  readonly sounds: MachineSounds;

  /** `machine` is the part that a shake may move. */
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

  /** Removes the signs of the last drop. */
  clearSigns(): void {
    this.runCounter.hide();
    this.sign.hide();
  }

  /** Removes everything in the air. */
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
