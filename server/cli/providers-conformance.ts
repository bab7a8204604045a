/**
 * Checks from outside whether a wallet conforms (docs/providers.md, Conformance): the lobby's server for the seamless
 * wallet, a provider's wallets for the transfer wallet.
 * npm run providers:conformance -- --url https://lobby.example --provider my-games --key <secret> --token <player
 * token>
 * npm run providers:conformance -- --wallet transfer --url https://games.example --provider my-games --key <secret>
 * --player 1
 */
import { parseArgs } from 'node:util';
import { CURRENCY, PROVIDER_PREFIX } from '../../contract/provider-wallet.ts';
import { systemClock } from '../clock.ts';
import { sendSigned } from '../gateways/signed-message.ts';
import { judge, type Subject, type WalletVariant } from '../providers/conformance.ts';
import { seamlessVariant, transferVariant } from '../providers/conformance-variants.ts';

const { values: given } = parseArgs({
  options: {
    wallet: { type: 'string', default: 'seamless' },
    url: { type: 'string' },
    provider: { type: 'string' },
    key: { type: 'string' },
    token: { type: 'string' },
    player: { type: 'string' },
  },
});

const needed = (name: 'url' | 'provider' | 'key' | 'token' | 'player'): string => {
  const value = given[name];
  if (value === undefined) throw new Error(`--${name} is needed (docs/providers.md, Conformance).`);
  return value;
};

async function variantOf(subject: Subject): Promise<WalletVariant> {
  if (given.wallet === 'transfer') return transferVariant({ playerId: Number(needed('player')) });
  if (given.wallet !== 'seamless') throw new Error(`--wallet is seamless or transfer, not ${given.wallet}.`);
  const playerToken = needed('token');
  const address = { ...subject.sender, origin: subject.origin, clock: subject.clock };
  const answer = await sendSigned(address, `${PROVIDER_PREFIX}balance`, { playerToken });
  const { playerId } = Object(answer) as { playerId?: number };
  if (playerId === undefined)
    throw new Error(`No player has this token, or the session is over: ${JSON.stringify(answer)}`);
  return seamlessVariant({ playerToken, playerId });
}

async function main(): Promise<void> {
  const sender = { id: needed('provider'), secret: needed('key') };
  const subject = { origin: needed('url').replace(/\/$/, ''), sender, clock: systemClock };
  console.log(`The ${given.wallet} wallet at ${subject.origin}, as ${sender.id}, in ${CURRENCY}`);
  const findings = await judge(subject, await variantOf(subject), ({ name, problem }) =>
    console.log(
      problem === undefined ? `  conforms  ${name}` : `  FAILS     ${name}\n            ${problem}`,
    ),
  );
  const failed = findings.filter(({ problem }) => problem !== undefined).length;
  console.log(`${findings.length - failed} conform, ${failed} fail`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
