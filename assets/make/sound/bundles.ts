import type { Bundle } from './cue.ts';
import { gridBundle } from './cues-grid.ts';
import { uiBundle } from './cues-ui.ts';
import { wheelBundle } from './cues-wheel.ts';
import { winBundle } from './cues-win.ts';

/** Highest true peak of any source, in dBFS. */
export const PEAK_CEILING = -3;

/** Every sprite there is. */
export const bundles: readonly Bundle[] = [uiBundle, winBundle, gridBundle, wheelBundle];
