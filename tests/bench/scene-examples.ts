/**
 * The example that represents a scene in measurements of time and bytes of a frame: the one with most movement at
 * once. A scene not listed here is measured by the example that draws most.
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
