import type { Scene, SceneContext } from '../engine/definition.ts';
import { createEnding } from './ending.ts';
import { planRain } from './plan.ts';
import { createRound } from './round.ts';
import { buildStand } from './stand.ts';
import { RAIN } from './tuning.ts';
import type { RainProps, RedPacketRainTypes, StartCue } from './types.ts';

/** Makes the red packet rain. What the envelope holds comes with the cue that starts it; no tap changes it. */
export function createRainScene(context: SceneContext<RedPacketRainTypes>): Scene<RedPacketRainTypes> {
  const packets = context.random.fork('packets');
  const poster = planRain(context.random.fork('poster'));
  const stand = buildStand(context);
  const ending = createEnding(context, stand);
  const round = createRound(context, stand, (opened) => {
    context.emit('rain:ended', { opened });
    ending.rise();
  });
  let shown: RainProps | undefined;
  /** A rain was started; what stands is no longer what the props say. */
  let isPlaying = false;

  function rest({ state, amount }: RainProps): void {
    round.clear();
    ending.clear();
    // After a rain the lamps stay as they were lit.
    if (state !== 'result') stand.gate.show(0);
    if (state === 'waiting') round.pose(poster);
    if (state === 'late') ending.wait(amount);
    if (state === 'result') ending.stand(amount);
  }

  function start({ amount, elapsedMs }: StartCue): Promise<void> {
    isPlaying = true;
    round.clear();
    ending.clear();
    // Dice are thrown before anything of the amount is looked at.
    const plan = planRain(packets);
    const promise = ending.expect(amount);
    if (elapsedMs !== undefined && elapsedMs >= RAIN.ms) ending.wait(amount);
    else round.play(plan, elapsedMs);
    return promise;
  }

  return {
    props(next) {
      stand.gate.write(next.texts.gate);
      stand.nothing.write(next.texts.nothing);
      const isSame = shown?.state === next.state && shown.amount === next.amount;
      shown = next;
      if (isSame || round.isOn() || ending.isBusy() || (isPlaying && ending.isShut())) return;
      isPlaying = false;
      rest(next);
    },
    cues: {
      start,
      catch() {
        round.catchLowest();
        return Promise.resolve();
      },
      skip() {
        if (round.isOn()) round.end();
        else ending.skip();
        return Promise.resolve();
      },
    },
    press(x, y) {
      return round.isOn() ? round.tap(x, y) : ending.press();
    },
  };
}
