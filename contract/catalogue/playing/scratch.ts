import type { PlayingTitles } from './playing-title.ts';

/** The playable scratch cards of the hall. */
export const playingScratch: PlayingTitles = {
  7001: { kind: 'scratch-star', family: 'scratch', orientation: 'any', hasScene: true },
  7002: { kind: 'lucky-ticket', family: 'scratch', orientation: 'any', hasScene: true },
  7003: { kind: 'sari-sari-scratch', family: 'scratch', orientation: 'any', hasScene: true },
  7004: { kind: 'peso-peel', family: 'scratch', orientation: 'any', hasScene: true },
  7005: { kind: 'gift-grab', family: 'scratch', orientation: 'any', hasScene: true },
  7006: { kind: 'gem-scratch', family: 'scratch', orientation: 'any', hasScene: true },
  7007: { kind: 'seven-scratch', family: 'scratch', orientation: 'any', hasScene: true },
  7008: { kind: 'barya-blast', family: 'scratch', orientation: 'any', hasScene: true },
  7009: { kind: 'clover-card', family: 'scratch', orientation: 'any', hasScene: true },
  7010: { kind: 'envelope-luck', family: 'scratch', orientation: 'any', hasScene: true },
  7011: { kind: 'trophy-tap', family: 'scratch', orientation: 'any', hasScene: true },
  7012: { kind: 'crown-scratch', family: 'scratch', orientation: 'any', hasScene: true },
  7013: { kind: 'anchor-away', family: 'scratch', orientation: 'any', hasScene: true },
  7014: { kind: 'rocket-reveal', family: 'scratch', orientation: 'any', hasScene: true },
};
