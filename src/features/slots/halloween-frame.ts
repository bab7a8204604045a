import places from '../../../assets/first-frames/halloween-slots/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of Halloween Night, before its canvas is ready. */
export const halloweenFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/halloween-slots/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
