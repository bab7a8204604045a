import places from '../../../assets/first-frames/jackpot-wheel/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the wheel, before its canvas is ready or without one. */
export const wheelFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/jackpot-wheel/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
