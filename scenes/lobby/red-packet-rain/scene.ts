import type { Scene, SceneContext } from '../../engine/definition.ts';
import { createRandom } from '../../engine/random.ts';
import { EnvelopeReveal } from './envelope-reveal.ts';
import { planRain } from './plan.ts';
import { RainGame } from './rain-game.ts';
import { createNodes } from './nodes.ts';
import { RAIN } from './tuning.ts';
import type { RainProps, RedPacketRainTypes, StartCue } from './types.ts';

/** Creates the red packet rain. The start cue contains the amount in the envelope; no tap changes it. */
export function createRainScene(context: SceneContext<RedPacketRainTypes>): Scene<RedPacketRainTypes> {
  const packets = context.random.fork('packets');
  // The poster's rain is the same for all players and visits, because the first frame shows it.
  const poster = planRain(createRandom('poster'));
  const nodes = createNodes(context);
  const reveal = new EnvelopeReveal(context, nodes);
  const rain = new RainGame(context, nodes, (opened) => {
    context.emit('rain:ended', { opened });
    reveal.rise();
  });
  let shown: RainProps | undefined;
  /** Whether a rain was started; from then on the picture no longer follows the props. */
  let isPlaying = false;

  function rest({ state, amount }: RainProps): void {
    rain.clear();
    reveal.clear();
    // With a result, the lamps stay lit as they were at the end of the rain.
    if (state !== 'result') nodes.gate.show(0);
    if (state === 'waiting') rain.showPoster(poster);
    if (state === 'late') reveal.wait(amount);
    if (state === 'result') reveal.showResult(amount);
  }

  function start({ amount, elapsedMs }: StartCue): Promise<void> {
    isPlaying = true;
    rain.clear();
    reveal.clear();
    // Random numbers are drawn before the amount is read, so that they cannot depend on it.
    const plan = planRain(packets);
    const promise = reveal.expect(amount);
    if (elapsedMs !== undefined && elapsedMs >= RAIN.ms) reveal.wait(amount);
    else rain.play(plan, elapsedMs);
    return promise;
  }

  return {
    props(next) {
      nodes.gate.write(next.texts.gate);
      nodes.nothing.write(next.texts.nothing);
      const isSame = shown?.state === next.state && shown.amount === next.amount;
      shown = next;
      if (isSame || rain.isOn || reveal.isBusy || (isPlaying && reveal.isShut)) return;
      isPlaying = false;
      rest(next);
    },
    cues: {
      start,
      catch() {
        rain.catchLowest();
        return Promise.resolve();
      },
      skip() {
        if (rain.isOn) rain.end();
        else reveal.skip();
        return Promise.resolve();
      },
    },
    drag: (phase, x, y) => rain.drag(phase, x, y),
    press(x, y) {
      return rain.isOn ? rain.tap(x, y) : reveal.press();
    },
  };
}
