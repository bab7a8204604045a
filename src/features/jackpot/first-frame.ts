import places from '../../../assets/first-frames/lucky-jackpot/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the grid, before its canvas is ready. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/lucky-jackpot/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
