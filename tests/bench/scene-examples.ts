/**
 * The example that stands for a scene where time and bytes of a frame are measured: the one that keeps most moving at
 * once. A scene that is not named yet is measured by the example with the most to draw.
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
