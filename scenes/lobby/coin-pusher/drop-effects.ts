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

/**
 * Layers for a drop's effects, from back to front: under the discs, over the discs, under the numbers, over everything.
 */
export interface EffectLayers {
  readonly sunk: Container;
  readonly over: Container;
  readonly below: Container;
  readonly above: Container;
}

/** Visual effects and sounds that exist only while a drop is shown; their code is loaded late. */
export class DropEffects {
  readonly exits: Exits;
  readonly floatingAmounts: FloatingAmounts;
  readonly runCounter: RunCounter;
  readonly sign: SpecialSign;
  readonly winEffects: WinEffects;
  readonly sounds: MachineSounds;

  /** `machine` is the container that the shake moves. */
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

  /** Hides the signs of special discs that the last drop showed. */
  clearSigns(): void {
    this.runCounter.hide();
    this.sign.hide();
  }

  /** Removes all effects that are still in the air. */
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
