import places from '../../../assets/first-frames/coin-pusher/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the machine, before its canvas is ready. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/coin-pusher/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
