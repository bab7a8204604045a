import places from '../../../assets/first-frames/lucky-jackpot/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the grid of prizes, which the page shows until the canvas is ready, or without a canvas. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/lucky-jackpot/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
