import places from '../../../assets/first-frames/slotshack/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** Slot Shack before its canvas. */
export const slotshackFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/slotshack/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
