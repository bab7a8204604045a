/** Loads the scene of the prize grid; the functions below load the jackpot's other scenes, each when it is needed. */
export const loadGrid = async () =>
  (await import('../../../scenes/lobby/lucky-jackpot/definition.ts')).luckyJackpot;
export const loadWheel = async () =>
  (await import('../../../scenes/lobby/jackpot-wheel/definition.ts')).jackpotWheel;
export const loadTicker = async () =>
  (await import('../../../scenes/lobby/winners-ticker/definition.ts')).winnersTicker;
