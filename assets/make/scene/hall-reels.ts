/**
 * Draws the machines of the hall's reel games that differ only in their window. Symbols, backdrop and name belong to
 * the titles (assets/make/titles).
 */
import {
  hallBadge,
  hallBase,
  hallDivider,
  hallPayline,
  hallSign,
  freeSky,
  writeRim,
} from './hall-machine.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { cellLight, lineLight, reelBack, reelShade, sunkPlate, teaseLight } from './reel-kit.ts';
import type { Theme } from './theme.ts';

/** A machine: its window in design pixels, whether it has free spins, and whether it marks a single payline. */
interface Machine {
  readonly window: { readonly width: number; readonly height: number };
  readonly isFree: boolean;
  readonly hasPayline?: boolean;
}

/** Machines by the name of their scene. */
const MACHINES = {
  'classic-reels': { window: { width: 552, height: 378 }, isFree: false, hasPayline: true },
  'line-reels': { window: { width: 640, height: 378 }, isFree: true },
  'ways-reels': { window: { width: 640, height: 378 }, isFree: true },
} as const satisfies Readonly<Record<string, Machine>>;

const WELL = ['#0C0326', '#1E0A4C', '#321470'] as const;

/** Draws the machine of a scene in the colours of a theme. */
export async function drawReelMachine(theme: Theme, scene: keyof typeof MACHINES): Promise<void> {
  const { window, isFree, hasPayline = false }: Machine = MACHINES[scene];
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${scene}/${name}`, width, height, drawing);
  draw('sign', 560, 152, hallSign(theme));
  draw('base', 660, 230, hallBase(theme));
  draw('divider', 8, 128, hallDivider());
  draw('reel-back', 32, 128, reelBack('#12062E', '#2A1458'));
  draw('reel-shade', 32, 128, reelShade('#060116'));
  draw('win-bar', 560, 92, sunkPlate({ well: WELL }, 560, 92, 46, 9));
  draw('light/line-light', 160, 26, lineLight());
  draw('light/cell-light', 120, 120, cellLight('#FFF3C4', '#FFB02E'));
  if (hasPayline) draw('payline', window.width + 24, 56, hallPayline(window.width + 24));
  await writeRim(scene, theme, window);
  if (isFree) {
    draw('free-sky', 180, 225, freeSky());
    draw('badge-2', 104, 104, hallBadge(2));
    draw('badge-3', 104, 104, hallBadge(3));
    draw('light/tease-light', 96, 320, teaseLight(96, 320, '#FFC04A'));
  }
}
