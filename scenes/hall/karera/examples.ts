import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RACE } from './tuning.ts';
import type { KareraTypes } from './types.ts';

type Cue = TimedCue<KareraTypes>;

const race = { order: [3, 1, 5, 0, 2, 4], number: 12 };
const running: Cue = { at: 0, cue: 'race', detail: { ...race, elapsedMs: 0 } };
/** Time at which the game server ends the race, ms after its start. */
const OVER = 12_000;
const over: Cue = { at: OVER, cue: 'result', detail: race };
const won = (stake: number, payout: number): Cue => ({
  at: OVER + 20,
  cue: 'won',
  detail: { stake, payout },
});
const props: KareraTypes['props'] = { line: 'And they run!', mine: [3] };

/** Examples of Karera: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<KareraTypes>>> = {
  ready: {
    props: { line: 'Bets close in 12 s', mine: [] },
    cues: [{ at: 0, cue: 'bets', detail: { leftMs: 12_000, totalMs: 15_000 } }],
    photos: [400],
  },
  waiting: {
    props: { line: 'The next race begins soon', mine: [] },
    cues: [{ at: 0, cue: 'wait', detail: {} }],
    photos: [0],
  },
  race: { props, cues: [running, over], photos: [RACE.winMs - 120] },
  won: { props, cues: [running, over, won(10_00, 66_00)], photos: [OVER + 900] },
  big: { props, cues: [running, over, won(10_00, 841_50)], photos: [OVER + 2_200] },
  lost: { props: { ...props, mine: [4] }, cues: [running, over], photos: [OVER + 200] },
  reduced: { props, cues: [running, over], settings: { reduceMotion: true }, photos: [OVER + 100] },
  filipino: {
    props: { line: 'Takbo na!', mine: [1] },
    cues: [running, over],
    settings: { locale: 'fil' },
    photos: [8_600],
  },
};
