import places from '../../../assets/first-frames/halloween-tickets/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the ticket draw, shown until its canvas is ready, or without a canvas. */
export const ticketsFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/halloween-tickets/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
