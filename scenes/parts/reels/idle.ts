import type { SceneContext } from '../../engine/definition.ts';
import { fromTo } from '../from-to.ts';
import { breathe, IdleBursts } from '../idle-bursts.ts';
import { SHINE_MS, Shine } from '../shine.ts';
import type { Controls } from './controls.ts';
import type { StaticPicture } from './reel-config.ts';
import { IDLE } from './tuning.ts';
import type { ReelTypes } from './types.ts';

/** Idle animation of a slot: every six seconds the spin button (if any) pulses and the sign shines. */
export class Idle extends IdleBursts {
  readonly shine: Shine;

  constructor(context: SceneContext<ReelTypes>, controls: Controls | undefined, title: StaticPicture) {
    const shine = new Shine(context);
    const { width, height } = context.texture(title.name).orig;
    shine.aim(title.x, title.y, width, height * 0.8);
    shine.progress = 1;
    super(context, IDLE, {
      begin(timeline) {
        if (controls?.state === 'ready') breathe(timeline, controls.button.scale, IDLE);
        const across = { duration: SHINE_MS, ease: 'power1.inOut' };
        fromTo(timeline, shine, { progress: 0 }, { progress: 1 }, across);
      },
      end() {
        controls?.button.scale.set(1);
        shine.progress = 1;
      },
    });
    this.shine = shine;
  }
}
