import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { HOUSE_PROVIDER } from '../../contract/provider-wallet.ts';
import { HOUSE_ARCADE } from '../../contract/transfer-wallet.ts';
import { assertSecret, SettingsError } from '../settings.ts';
import type { Providers } from './provider-signature.ts';
import type { TransferProvider } from './transfer-wallet-client.ts';

const file = v.array(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    secret: v.string(),
    name: v.optional(v.pipe(v.string(), v.nonEmpty())),
    transferUrl: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'not http or https'))),
  }),
);

/**
 * Reads the providers that may move coins from a JSON file `[{"id": "…", "secret": "…"}]`; secrets have at least 32
 * characters. A provider that holds coins itself also has a `transferUrl` and a `name`. Returns no providers if no file
 * is given. Throws a SettingsError that names the file if it cannot be read, for an id or secret that two providers or
 * the house's own games have, and for a secret that can be guessed.
 */
export function readProviders(path: string | undefined): Providers {
  if (path === undefined) return new Map();
  try {
    const providers = v.parse(file, JSON.parse(readFileSync(path, 'utf8')));
    for (const { id, secret } of providers) {
      if (OURS.has(id)) throw new SettingsError(`the id ${id} is the house's own`);
      assertSecret(`the secret of ${id}`, secret);
    }
    assertDifferent(providers, 'id');
    assertDifferent(providers, 'secret');
    return new Map(providers.map((provider) => [provider.id, provider]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`The file of providers, ${path}, cannot be used: ${reason}`);
  }
}

/** Ids of the house's own games, whose messages are signed with the game server's secret. */
const OURS: ReadonlySet<string> = new Set([HOUSE_PROVIDER, HOUSE_ARCADE]);

/** Throws if two providers have the same id or secret: each could then sign messages of the other. */
function assertDifferent(providers: v.InferOutput<typeof file>, what: 'id' | 'secret'): void {
  if (new Set(providers.map((provider) => provider[what])).size < providers.length)
    throw new SettingsError(`two providers have the same ${what}`);
}

/** Returns the providers that hold coins themselves. */
export const transferProvidersOf = (providers: Providers): readonly TransferProvider[] =>
  [...providers.values()].flatMap(({ transferUrl: url, ...provider }) =>
    url === undefined ? [] : [{ ...provider, name: provider.name ?? provider.id, url }],
  );
