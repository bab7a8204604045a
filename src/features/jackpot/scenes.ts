/** The scenes of the lucky jackpot, each fetched when it is near. */
export const loadGrid = async () =>
  (await import('../../../scenes/lucky-jackpot/definition.ts')).luckyJackpot;
export const loadWheel = async () =>
  (await import('../../../scenes/jackpot-wheel/definition.ts')).jackpotWheel;
export const loadTicker = async () =>
  (await import('../../../scenes/winners-ticker/definition.ts')).winnersTicker;
