import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { FIRST_DICE, LAYOUT, MOST_ROLLS, SHAKE, TINTS } from './tuning.ts';
import type { Dice, SnakesView } from './types.ts';

/** Number of random faces that a die shows in the air before they repeat: enough that a viewer does not notice. */
const FACES = 32;

interface Die {
  readonly body: Sprite;
  readonly shadow: Sprite;
  /** Random faces, 1 to 6, that the die shows in the air. */
  readonly faces: readonly number[];
}

/** Two dice on their tray, and the row with the rolls of the round. */
export class DiceNodes {
  readonly view = new Container();
  readonly #faces: readonly Texture[];
  readonly #dice: readonly Die[];
  readonly #rolls: readonly { readonly slot: Sprite; readonly dice: readonly Sprite[] }[];

  constructor(provider: TextureProvider, random: Random) {
    this.#faces = [1, 2, 3, 4, 5, 6].map((face) => provider.texture(`die-${face}`));
    const { rolls, dice, path } = LAYOUT;
    this.view.addChild(spriteAt(provider, 'tray', path.x, path.y));
    this.#dice = [-1, 1].map((side) => {
      const shadow = spriteAt(provider, 'shadow', path.x + side * dice.apart, dice.y + dice.size * 0.46);
      const body = spriteAt(provider, 'die-1', path.x + side * dice.apart, dice.y);
      return { body, shadow, faces: Array.from({ length: FACES }, () => 1 + random.int(6)) };
    });
    this.view.addChild(...this.#dice.map(({ shadow }) => shadow), ...this.#dice.map(({ body }) => body));
    this.#rolls = Array.from({ length: MOST_ROLLS }, (_, index) => {
      const x = rolls.x + (index - (MOST_ROLLS - 1) / 2) * rolls.pitch;
      const slot = spriteAt(provider, 'slot', x, rolls.y);
      const small = [-1, 1].map((side) => {
        const die = spriteAt(provider, 'die-1', x + side * rolls.apart, rolls.y);
        die.setSize(rolls.size);
        return die;
      });
      this.view.addChild(slot, ...small);
      return { slot, dice: small };
    });
  }

  /** Shows the dice at rest with these faces; the default is for the time before the first roll. */
  lie(dice: Dice = FIRST_DICE): void {
    for (const [index, die] of this.#dice.entries()) this.#lay(die, dice[index] ?? 1, 0, 0);
  }

  /** Shows the dice in the air `ms` after they were thrown; `force` (1..0) is the strength of their motion. */
  tumble(ms: number, force: number): void {
    const swift = Math.min(ms, SHAKE.lateAfter) / SHAKE.faceMs;
    const seen = Math.floor(swift + Math.max(0, ms - SHAKE.lateAfter) / SHAKE.lateFaceMs);
    for (const [index, die] of this.#dice.entries()) {
      const phase = ms / SHAKE.hopMs + index * 0.37;
      const height = SHAKE.hop * force * Math.abs(Math.sin(Math.PI * phase));
      this.#lay(
        die,
        die.faces[seen % FACES] ?? 1,
        height,
        SHAKE.turn * force * Math.sin(2 * Math.PI * phase),
      );
    }
  }

  /** Shows the rolls of a round so far; at the end of the round also the unused rolls, with the alpha `shown`. */
  showRolls(view: SnakesView | undefined, shown = 1): void {
    const taken = view?.taken ?? [];
    for (const [index, { dice: small }] of this.#rolls.entries()) {
      const dice = taken[index]?.dice ?? view?.rolls?.[index];
      const isUsed = index < taken.length;
      for (const [side, die] of small.entries()) {
        die.visible = dice !== undefined;
        die.texture = this.#faces[(dice?.[side] ?? 1) - 1] ?? die.texture;
        die.tint = isUsed ? 0xffffff : TINTS.unused;
        die.alpha = isUsed ? 1 : shown;
      }
    }
  }

  #lay({ body, shadow }: Die, face: number, height: number, angle: number): void {
    body.texture = this.#faces[face - 1] ?? body.texture;
    body.y = LAYOUT.dice.y - height;
    body.angle = angle;
    shadow.alpha = 1 - height / 60;
  }
}
