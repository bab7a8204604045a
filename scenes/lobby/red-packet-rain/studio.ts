import { defineStudioScene } from '../../engine/studio-scene.ts';
import { redPacketRain } from './definition.ts';
import { examples } from './examples.ts';
import { RAIN } from './tuning.ts';

/** The red packet rain scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(redPacketRain, {
  examples,
  // Five plucked notes: each lamp that lights up plays a higher one.
  sounds: {
    'packet.1': { longestMs: 220, lufs: -24 },
    'packet.2': { longestMs: 220, lufs: -24 },
    'packet.3': { longestMs: 220, lufs: -24 },
    'packet.4': { longestMs: 220, lufs: -24 },
    'packet.5': { longestMs: 220, lufs: -24 },
  },
  controls: {
    'props.amount': { money: true, min: 0 },
    'start.amount': { money: true, min: 0 },
    'start.elapsedMs': { min: 0, max: RAIN.ms, note: 'ms of the rain that are over' },
    'props.state': { options: ['waiting', 'late', 'result'] },
  },
});
