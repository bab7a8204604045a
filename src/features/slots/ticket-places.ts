/** Where things stand in the scene of the tickets, design pixels (scenes/halloween-tickets/tuning.ts): its page lays the same pictures there. */
export const PLACES = {
  size: { width: 720, height: 760 },
  backdropCover: 1.5,
  moon: { x: 360, y: 292, size: 600 },
  fairground: { x: 360, y: 640, width: 820, height: 342 },
  fan: { x: 360, y: 1_120, radius: 500, degrees: 11, most: 5 },
  card: { width: 176, height: 248 },
  hero: { x: 360, y: 302, scale: 1.26 },
  dim: { alpha: 0.4, cards: 5 },
} as const;
