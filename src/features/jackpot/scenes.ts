/** Loads the scenes of the lucky jackpot, each shortly before it is needed. */
export const loadGrid = async () =>
  (await import('../../../scenes/lobby/lucky-jackpot/definition.ts')).luckyJackpot;
export const loadWheel = async () =>
  (await import('../../../scenes/lobby/jackpot-wheel/definition.ts')).jackpotWheel;
export const loadTicker = async () =>
  (await import('../../../scenes/lobby/winners-ticker/definition.ts')).winnersTicker;
