import places from '../../../assets/first-frames/slotshack/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of Slot Shack, before its canvas is ready. */
export const slotshackFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/slotshack/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
