import places from '../../../assets/first-frames/scratch-card/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the scratch card, which the page shows until the canvas is ready, or without a canvas. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/scratch-card/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
