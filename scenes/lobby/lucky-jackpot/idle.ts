import type { SceneContext } from '../../engine/definition.ts';
import { breathe, IdleBursts } from '../../parts/idle-bursts.ts';
import type { SpinButton } from './spin-button.ts';
import type { JackpotPlates } from './jackpot-plates.ts';
import { HUB, IDLE } from './tuning.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** Creates the idle animation: every six seconds the button pulses and a shine crosses one of the pools' signs. */
export function createIdle(
  context: SceneContext<LuckyJackpotTypes>,
  button: SpinButton,
  plates: JackpotPlates,
): IdleBursts {
  return new IdleBursts(context, IDLE, {
    begin(timeline) {
      if (button.isLive) breathe(timeline, button.body.scale, HUB);
      plates.addShine(timeline);
    },
    end() {
      button.body.scale.set(1);
      plates.hideShine();
    },
  });
}
