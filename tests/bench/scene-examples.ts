/**
 * The example with which a scene's time and bytes per frame are measured: the one in which most things move at once.
 * For a scene that is not listed, it is the example that draws most.
 */
export const BUSIEST: Readonly<Record<string, string>> = {
  'coin-pusher': 'several',
  'daily-spin': 'big',
  'halloween-slots': 'huge',
  'halloween-tickets': 'huge',
  'jackpot-wheel': 'mega',
  'lucky-jackpot': 'jackpot',
  'red-packet-rain': 'big',
  'reward-flight': 'jackpot',
  'scratch-card': 'huge',
  slotshack: 'huge',
  'tug-of-war': 'joined',
  'winners-ticker': 'arriving',
};
