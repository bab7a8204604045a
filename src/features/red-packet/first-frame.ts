import places from '../../../assets/first-frames/red-packet-rain/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the rain, before its canvas is ready. */
export const frame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/red-packet-rain/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
