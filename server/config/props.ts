const prop = (id: number, name: string, icon: string) => [String(id), { id, name, icon }] as const;

/** The rewards that exist now, by id (docs/product-rules.md, Rewards); icons are names of the shared art. */
export const propConfigMap = Object.fromEntries([
  prop(1002, '2 % deposit coupon', 'coupon'),
  prop(2001, 'Coins', 'coin'),
  prop(60001, 'Diamonds', 'diamond'),
  prop(110001, 'Scratch card', 'scratch-card'),
  prop(50000, 'Jackpot', 'jackpot'),
  prop(50001, 'Mega jackpot', 'jackpot-mega'),
  prop(50002, 'Major jackpot', 'jackpot-major'),
  prop(50003, 'Minor jackpot', 'jackpot-minor'),
  prop(50004, 'Mini jackpot', 'jackpot-mini'),
]);
