import places from '../../../assets/first-frames/coin-pusher/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the machine, which the page shows until the canvas is ready, or without a canvas. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/coin-pusher/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
