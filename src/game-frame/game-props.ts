import type { SceneChoices } from '../scene/scene-view.tsx';
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';

/** Props of a game from its frame. */
export interface GameProps {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly choices: SceneChoices;
  /** Whether the lobby is hidden: nothing new begins. */
  readonly isPaused: boolean;
}
