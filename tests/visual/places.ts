import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import { majorOf, openBrowser } from './browser.ts';
import { openCamera } from './camera.ts';
import type { LobbyPlace, Places } from './job.ts';
import { buildLobby, type Lobby, openLobby } from './lobby.ts';
import { ROOT, serveStudio, type Site } from './site.ts';
import { serveSwaps } from './swaps.ts';

/** Everything that is photographed, served; `close` ends it. */
export interface OpenPlaces extends Omit<Places, 'purpose'> {
  close(): Promise<void>;
}

/** Which places a run needs, beside the studio. */
export interface Needs {
  readonly lobby: boolean;
  readonly swaps: boolean;
}

/** Builds and serves what a run needs. */
export async function openPlaces(needs: Needs): Promise<OpenPlaces> {
  const sites: Site[] = [];
  const keep = <S extends Site>(site: S): S => {
    sites.push(site);
    return site;
  };
  const close = async (): Promise<void> => {
    for (const site of sites) await site.close();
  };
  try {
    const studio = keep(await serveStudio());
    const swaps = needs.swaps ? keep(await serveSwaps()) : undefined;
    const lobby = needs.lobby ? await placeOf(keep(await openLobby(await buildLobby()))) : undefined;
    return { studio: studio.address, swaps: swaps?.address, lobby, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function placeOf({ address, login, newcomer }: Lobby): Promise<LobbyPlace> {
  const tokenOf = async ({ account, password }: Lobby['login']): Promise<string> => {
    const response = await fetch(`${address}/app/v1/accountLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password, loginType: 2 }),
    });
    const { token } = (await response.json()) as { token?: string };
    if (token === undefined) throw new Error(`${account} cannot log in to the photographed lobby`);
    return token;
  };
  return { address, player: await tokenOf(login), newcomer: await tokenOf(newcomer) };
}

/** The browser's major version and every scene that it shows. */
export async function look(studio: string): Promise<{ major: string; entries: CatalogueEntry[] }> {
  const browser = await openBrowser();
  try {
    const camera = await openCamera(browser, studio);
    return { major: majorOf(browser), entries: await camera.catalogue() };
  } finally {
    await browser.close();
  }
}

/** Every packed art pack with the scenes that it dresses. */
export async function readPacks(): Promise<Map<string, string[]>> {
  const folder = join(ROOT, '.art/packs');
  const names = await readdir(folder).catch(() => []);
  const packs = await Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name): Promise<[string, string[]]> => {
        const manifest = JSON.parse(await readFile(join(folder, name, 'manifest.json'), 'utf8')) as object;
        return [name, Object.keys(manifest)];
      }),
  );
  return new Map(packs);
}
