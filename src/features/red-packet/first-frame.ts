import places from '../../../assets/first-frames/red-packet-rain/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the red packet rain, which the page shows until the canvas is ready, or without a canvas. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/red-packet-rain/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
