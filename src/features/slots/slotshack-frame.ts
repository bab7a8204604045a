import places from '../../../assets/first-frames/slotshack/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of Slot Shack, which the page shows until the canvas is ready, or without a canvas. */
export const slotshackFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/slotshack/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
