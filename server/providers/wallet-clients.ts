import { HOUSE_ARCADE } from '../../contract/transfer-wallet.ts';
import type { Clock } from '../clock.ts';
import type { Providers } from '../gateways/provider-signature.ts';
import { transferProvidersOf } from '../gateways/providers-file.ts';
import { transferWalletClient } from '../gateways/transfer-wallet-client.ts';
import type { TransferWalletClients } from './transfer-deps.ts';

/** Providers of the configuration. */
export interface ConfiguredProviders {
  readonly providers?: Providers;
  /** The game server's secret, and the address of its second brand's wallets. */
  readonly gameServer?: { readonly secret: string; readonly arcade?: { readonly url: string } } | undefined;
  readonly clock: Clock;
}

/**
 * Returns the clients of all providers that keep players' coins themselves. The game server is one if its second brand
 * has titles.
 */
export function walletClientsOf({
  providers = new Map(),
  gameServer,
  clock,
}: ConfiguredProviders): TransferWalletClients {
  const { arcade } = gameServer ?? {};
  const house = arcade && {
    id: HOUSE_ARCADE,
    name: 'Perya Arcade',
    secret: gameServer?.secret ?? '',
    // Read at every use: in tests the game server starts later, and only then is its address known.
    get url() {
      return arcade.url;
    },
  };
  const all = [...transferProvidersOf(providers), ...(house ? [house] : [])];
  return new Map(all.map((provider) => [provider.id, transferWalletClient(provider, clock)]));
}
