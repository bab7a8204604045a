import type { SceneChoices } from '../scene/scene-view.tsx';
import type { OpenedGame, Studio } from './use-studio.ts';

/** What the frame gives a game. */
export interface GameProps {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly choices: SceneChoices;
  /** The lobby is not looked at: nothing new begins. */
  readonly isPaused: boolean;
}
