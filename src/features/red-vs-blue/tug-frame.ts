import places from '../../../assets/first-frames/tug-of-war/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the tug of war, shown until its canvas is ready, or without a canvas. */
export const tugFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/tug-of-war/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
