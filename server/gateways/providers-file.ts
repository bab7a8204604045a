import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Providers } from './provider-signature.ts';
import type { TransferProvider } from './transfer-wallet-client.ts';

const SHORTEST_SECRET = 32;

const file = v.array(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    secret: v.pipe(v.string(), v.minLength(SHORTEST_SECRET)),
    name: v.optional(v.string()),
    transferUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
);

/**
 * Reads the providers that may move coins from a JSON file `[{"id": "…", "secret": "…"}]`; secrets have at least 32
 * characters. A provider that holds coins itself also has a `transferUrl` and a `name`. Returns no providers if no file
 * is given. Throws an error that names the file if it cannot be read.
 */
export function readProviders(path: string | undefined): Providers {
  if (path === undefined) return new Map();
  try {
    const providers = v.parse(file, JSON.parse(readFileSync(path, 'utf8')));
    return new Map(providers.map((provider) => [provider.id, provider]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The file of providers, ${path}, cannot be used: ${reason}`, { cause: error });
  }
}

/** Returns the providers that hold coins themselves. */
export const transferProvidersOf = (providers: Providers): readonly TransferProvider[] =>
  [...providers.values()].flatMap(({ transferUrl: url, ...provider }) =>
    url === undefined ? [] : [{ ...provider, name: provider.name ?? provider.id, url }],
  );
