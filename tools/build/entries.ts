import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Modules that every visit of the lobby runs: its entry, and its home page, with which most visits begin. */
export const LOBBY_ENTRIES = ['src/main.tsx', 'src/features/home/home-page.tsx'].map((path) =>
  join(ROOT, path),
);

/** Module that every frame of a game runs. */
export const FRAME_ENTRIES = [join(ROOT, 'src/game-frame/main.tsx')];
