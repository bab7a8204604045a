/** Loads the scenes of the lucky jackpot, each shortly before it is needed. */
export const loadGrid = async () =>
  (await import('../../../scenes/lucky-jackpot/definition.ts')).luckyJackpot;
export const loadWheel = async () =>
  (await import('../../../scenes/jackpot-wheel/definition.ts')).jackpotWheel;
export const loadTicker = async () =>
  (await import('../../../scenes/winners-ticker/definition.ts')).winnersTicker;
