import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import type { Container, Texture } from '../../engine/pixi.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound, type RecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { scratchCard } from './definition.ts';
import type { Card, ScratchCardTypes } from './types.ts';

/** Money format in the tests. */
export const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const props: ScratchCardTypes['props'] = {
  prizes: [200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 500_000],
  price: 500,
  waiting: 0,
  canBuy: true,
  line: 'Win',
  noPrize: 'None',
};
/** A card without a prize; the cards of the tests cost ₱5 each. */
export const miss: Card = { faces: [0, 1, 2, 3, 0, 4, 1, 5, 2], prize: 0 };
export const small: Card = { faces: [3, 0, 1, 3, 2, 5, 0, 4, 3], prize: 2_000 };
export const plain: Card = { faces: [1, 0, 3, 2, 1, 4, 5, 1, 0], prize: 500 };
export const good: Card = { faces: [0, 4, 2, 1, 4, 3, 6, 2, 4], prize: 5_000 };
export const big: Card = { faces: [7, 0, 2, 3, 7, 1, 5, 2, 7], prize: 500_000 };

/** A scratch card scene under test. */
export interface Table {
  readonly player: ScenePlayer<ScratchCardTypes>;
  readonly events: string[];
  readonly sound: RecordingSound;
  /** Everything drawn into the foil's texture, in order: "whole", or the positions of the dabs. */
  readonly drawn: string[];
  /** Advances in equal steps until nothing moves and nothing is scheduled, or for `ms`. */
  play(ms: number, step?: number): void;
}

/** Creates a scratch card scene for a test. */
export function table(
  settings: Partial<SceneSettings> = {},
  more: Partial<ScratchCardTypes['props']> = {},
): Table {
  const events: string[] = [];
  const drawn: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(scratchCard, {
    art: createBlankArt(),
    props: { ...props, ...more },
    format,
    settings,
    sound,
    seed: 'test',
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
    renderTo: (_target: Texture, source: Container, clear: boolean) => {
      const brushes = source.children.flatMap(({ children }) => children).filter(({ x }) => x > -500);
      drawn.push(clear ? 'whole' : brushes.map(({ x, y, scale }) => `${x},${y} ${scale.x}`).join('; '));
    },
  });
  const play = (ms: number, step = 17): void => {
    for (const end = player.time + ms; player.time < end;) {
      player.advance(Math.min(step, end - player.time));
      player.paint();
    }
  };
  return { player, events, sound, drawn, play };
}

/** Returns the names of recorded events. */
export const names = (events: readonly string[]): string[] => events.map((line) => line.split(' ')[0] ?? '');
/** Returns how many visible sprites show a picture. */
export const shows = ({ player }: Table, picture: string): number =>
  describeSprites(player.view).filter((line) => line.startsWith(`${picture} `)).length;
