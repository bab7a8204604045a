import { pesos } from '../../contract/money.ts';

const channel = (
  id: number,
  name: string,
  sort: number,
  minAmount: number,
  minAmount2: number,
  maxAmount: number,
) => ({
  id,
  name,
  sort,
  isDefault: sort === 1,
  minAmount: pesos(minAmount),
  minAmount2: pesos(minAmount2),
  maxAmount: pesos(maxAmount),
});

/** Channels of a deposit (docs/product-rules.md, Deposits). */
export const rechargeTypes = [
  channel(101, 'GCash', 1, 20, 100, 50_000),
  channel(102, 'Maya', 2, 20, 100, 50_000),
  channel(103, 'GrabPay', 3, 20, 100, 50_000),
  channel(104, 'QR Ph (InstaPay)', 4, 20, 100, 50_000),
  channel(105, 'Online bank', 5, 100, 200, 50_000),
  channel(106, 'PESONet', 6, 1_000, 1_000, 500_000),
];

/** Amounts offered for a deposit, hundredths (docs/product-rules.md, Deposits). */
export const rechargeItems = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000].map(
  (price, index) => ({
    id: index + 1,
    price: pesos(price),
  }),
);

const destination = (id: number, name: string, kind: 'wallet' | 'bank') =>
  [String(id), { id, name, kind }] as const;

/** Banks and wallets to which coins may be withdrawn. */
export const bankMap = Object.fromEntries([
  destination(1, 'GCash', 'wallet'),
  destination(2, 'Maya', 'wallet'),
  destination(3, 'GrabPay', 'wallet'),
  destination(11, 'BDO Unibank', 'bank'),
  destination(12, 'BPI', 'bank'),
  destination(13, 'Metrobank', 'bank'),
  destination(14, 'Land Bank', 'bank'),
  destination(15, 'UnionBank', 'bank'),
  destination(16, 'PNB', 'bank'),
  destination(17, 'Security Bank', 'bank'),
]);
