/** Draws the pictures of the tumbling reels except symbols, which belong to each title. */
import { boardMachine, goldWord, ribbon, wave } from './board-machine.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { cellLight } from './reel-kit.ts';
import type { Theme } from './theme.ts';

/** Draws all pictures of the tumbling reels except symbols. */
export function drawTumbleReels(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}tumble-reels/${name}`, width, height, drawing);
  const [width, height] = [708, 500];
  draw(
    'machine',
    width,
    height,
    boardMachine(theme, {
      width,
      height,
      window: { x: 24, y: 18, width: 660, height: 420 },
      columns: 6,
      rows: 5,
      wells: [
        { x: 22, y: 446, width: 160, height: 46 },
        { x: 189, y: 446, width: 330, height: 46 },
        { x: 526, y: 446, width: 160, height: 46 },
      ],
    }),
  );
  draw('ribbon', 330, 44, ribbon(330));
  draw('word-free-spins', 480, 92, goldWord('FREE SPINS', 480, 92, 70));
  draw('light/cell-light', 120, 120, cellLight('#FFF3C4', '#FFB02E'));
  draw('light/wave', 64, 64, wave());
}
