import { expect, it } from 'vitest';
import { signedText } from '../../contract/provider-wallet.ts';
import { type Launch, readLaunch, sealLaunch } from './launch-token.ts';
import { sign } from './provider-signature.ts';

const SECRET = 'a secret of the tests, long enough for one';
const LAUNCH: Launch = {
  sessionId: '0f6f3c1e-6b0f-4b5e-9a3f-7f2f9f1f0a11',
  gameId: 2002,
  playerId: 7,
  name: 'ma***ra',
  endsAt: 1_795_000_000_000,
};

const textOf = (launch: object): string => Buffer.from(JSON.stringify(launch)).toString('base64url');

it('readLaunch returns what sealLaunch has sealed', () => {
  const token = sealLaunch(SECRET, LAUNCH);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readLaunch(SECRET, token)).toEqual(LAUNCH);
});

it.each([
  ['nothing', ''],
  ['a word', 'made-up'],
  ['no seal', textOf(LAUNCH)],
  ['another secret', sealLaunch('another secret, just as long as the first', LAUNCH)],
  [
    'another player under the same seal',
    `${textOf({ ...LAUNCH, playerId: 8 })}.${sealLaunch(SECRET, LAUNCH).split('.')[1]}`,
  ],
  ['what is no launch', sealLaunch(SECRET, { ...LAUNCH, sessionId: 'mine' })],
  [
    'a message of the wallet',
    `${textOf(LAUNCH)}.${Buffer.from(sign(SECRET, { path: 'launch', timestamp: '', body: textOf(LAUNCH) }), 'hex').toString('base64url')}`,
  ],
])('readLaunch rejects %s', (_, token) => {
  expect(readLaunch(SECRET, token)).toBeUndefined();
});

it('a sealed text differs from every text signed as a wallet message', () => {
  expect(signedText('/provider/v1/debit', '1', '{}').startsWith('launch\n')).toBe(false);
});
