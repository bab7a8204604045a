import type { SceneChoices } from '../scene/scene-view.tsx';
import type { OpenedGame, Studio } from './use-studio.ts';

/** Props of a game from its frame. */
export interface GameProps {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly choices: SceneChoices;
  /** Whether the lobby is hidden: nothing new begins. */
  readonly isPaused: boolean;
}
