import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Paths of the modules that, for the build, every visit of the lobby runs: its entry and the home page. */
export const LOBBY_ENTRIES = ['src/main.tsx', 'src/features/home/home-page.tsx'].map((path) =>
  join(ROOT, path),
);

/** Path of the module that every game's frame runs. */
export const FRAME_ENTRIES = [join(ROOT, 'src/game-frame/main.tsx')];
