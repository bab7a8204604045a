import places from '../../../assets/first-frames/jackpot-wheel/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the jackpot wheel, shown until its canvas is ready, or without a canvas. */
export const wheelFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/jackpot-wheel/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
