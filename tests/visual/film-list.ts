import { GAME_NAMES, GAMES, sceneOfGame } from '../../contract/catalogue/games.ts';

/** A film of an example of a scene; `from` and `to`, in seconds, limit it to a part. */
export interface FilmOf {
  readonly scene: string;
  readonly example: string;
  readonly from?: number;
  readonly to?: number;
}

/** The permanent films: one for each tier of a win (docs/scenes.md, Prize tiers), and one film of every scene. */
export const films: Readonly<Record<string, FilmOf>> = {
  small: { scene: 'slotshack', example: 'small' },
  good: { scene: 'halloween-slots', example: 'good' },
  big: { scene: 'lucky-jackpot', example: 'big' },
  huge: { scene: 'daily-spin', example: 'huge' },
  jackpot: { scene: 'jackpot-wheel', example: 'mega' },
  'coin-pusher': { scene: 'coin-pusher', example: 'special' },
  'daily-spin': { scene: 'daily-spin', example: 'big' },
  'halloween-slots': { scene: 'halloween-slots', example: 'free-spins' },
  'halloween-tickets': { scene: 'halloween-tickets', example: 'huge' },
  'jackpot-wheel': { scene: 'jackpot-wheel', example: 'major' },
  'lucky-jackpot': { scene: 'lucky-jackpot', example: 'jackpot' },
  'red-packet-rain': { scene: 'red-packet-rain', example: 'big' },
  'reward-flight': { scene: 'reward-flight', example: 'several' },
  slotshack: { scene: 'slotshack', example: 'jackpot' },
  'tug-of-war': { scene: 'tug-of-war', example: 'ended' },
  'winners-ticker': { scene: 'winners-ticker', example: 'jackpot' },
  ...Object.fromEntries(
    GAME_NAMES.map((game) => {
      const scene = sceneOfGame(game);
      return [scene, { scene, example: GAMES[game].film }];
    }),
  ),
};
