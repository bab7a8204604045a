import type { SceneChoices } from '../scene/scene-view.tsx';
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';

/** Props that the frame passes to every game. */
export interface GameProps {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly choices: SceneChoices;
  /** Whether the game is hidden or being left in the lobby: no new round begins then. */
  readonly isPaused: boolean;
}
