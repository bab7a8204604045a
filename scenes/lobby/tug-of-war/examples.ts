import type { Example } from '../../engine/studio-scene.ts';
import type { TugOfWarTypes } from './types.ts';

type TugExample = Example<TugOfWarTypes>;

const LEVEL: TugExample['props'] = { pull: 0 };

/** Named states of the tug of war. */
export const examples: Readonly<Record<string, TugExample>> = {
  idle: { props: LEVEL, photos: [0] },
  'blue-ahead': { props: { pull: 0.3, own: 'blue' }, photos: [0] },
  'only-red': { props: { pull: -1, own: 'red' }, photos: [0] },
  joined: {
    props: { pull: -0.2 },
    cues: [{ at: 0, cue: 'joined', detail: { camp: 'red' } }],
    photos: [1_700],
  },
  ended: {
    props: LEVEL,
    cues: [{ at: 0, cue: 'ended', detail: { winner: 'blue' } }],
    photos: [1_400],
  },
  calm: {
    props: { pull: 0.4 },
    cues: [{ at: 0, cue: 'joined', detail: { camp: 'red' } }],
    photos: [200],
    settings: { calmMode: true },
  },
};
