import places from '../../../assets/first-frames/halloween-tickets/places.json';
import { frameOf } from '../../rounds/first-frame.tsx';

/** First frame of the tickets, before their canvas is ready or without one. */
export const ticketsFrame = frameOf(
  places,
  import.meta.glob<string>('../../../assets/first-frames/halloween-tickets/*/*.*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
