import places from '../../../assets/first-frames/halloween-slots/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of Halloween Night, which the page shows until the canvas is ready, or without a canvas. */
export const halloweenFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/halloween-slots/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
