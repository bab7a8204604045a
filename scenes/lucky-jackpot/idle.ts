import type { SceneContext } from '../engine/definition.ts';
import { breathe, IdleBursts } from '../parts/idle-bursts.ts';
import type { Hub } from './hub.ts';
import type { Plates } from './plates.ts';
import { HUB, IDLE } from './tuning.ts';
import type { LuckyJackpot } from './types.ts';

/** The scene at rest: every six seconds the hub breathes and the plates shine. */
export function makeIdle(context: SceneContext<LuckyJackpot>, hub: Hub, plates: Plates): IdleBursts {
  return new IdleBursts(context, IDLE, {
    begin(timeline) {
      if (hub.isLive) breathe(timeline, hub.body.scale, HUB);
      plates.addShine(timeline);
    },
    end() {
      hub.body.scale.set(1);
      plates.hideShine();
    },
  });
}
