import { isHallPack } from '../../assets/pipeline/bundles.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import { identityOf, majorOf, openBrowser } from './browser.ts';
import { openCamera } from './camera.ts';
import type { LobbyTarget, Targets } from './jobs.ts';
import { buildLobby, type Lobby, openLobby } from './lobby-server.ts';
import { ROOT, type RunningServer, serveStudio, type StudioServer } from './static-server.ts';
import { serveSwapPage } from './art-swaps.ts';
import { packChangedArt } from './packed-art.ts';

/** Running servers of everything that is photographed; `close` stops them. */
export interface ServedTargets {
  readonly targets: Omit<Targets, 'mode'>;
  readonly studio: StudioServer;
  /** Folder of the built lobby; undefined in a run without pages. */
  readonly lobbyFolder: string | undefined;
  close(): Promise<void>;
}

/** Which servers a run needs in addition to the studio's. */
export interface TargetNeeds {
  readonly lobby: boolean;
  readonly swaps: boolean;
}

/** Packs the art, then builds and serves everything that a run photographs. */
export async function serveTargets(needs: TargetNeeds): Promise<ServedTargets> {
  await packChangedArt();
  const servers: RunningServer[] = [];
  const keep = <S extends RunningServer>(server: S): S => {
    servers.push(server);
    return server;
  };
  const close = async (): Promise<void> => {
    for (const server of servers) await server.close();
  };
  try {
    const building = needs.lobby ? buildLobby() : undefined;
    const [studio, swaps, lobby, lobbyFolder] = await allOf([
      serveStudio().then(keep),
      needs.swaps ? serveSwapPage().then(keep) : undefined,
      building && openLobby(building).then(keep).then(logInPlayers),
      building,
    ]);
    return { targets: { studio: studio.address, swaps: swaps?.address, lobby }, studio, lobbyFolder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for all promises even if one rejects, so that everything that was opened can be closed. */
async function allOf<T extends readonly unknown[]>(
  promises: readonly [...T],
): Promise<{ [Index in keyof T]: Awaited<T[Index]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

async function logInPlayers({ address, login, newcomer }: Lobby): Promise<LobbyTarget> {
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

/** Reads kind and version of the browser, and the catalogue of all scenes in the studio. */
export async function readStudio(
  studio: string,
): Promise<{ major: string; identity: string; entries: CatalogueEntry[] }> {
  const browser = await openBrowser();
  try {
    const camera = await openCamera(browser, studio);
    return {
      major: majorOf(browser),
      identity: await identityOf(browser),
      entries: await camera.catalogue(),
    };
  } finally {
    await browser.close();
  }
}

/** Returns, by art pack of the lobby, the names of the scenes for which it has pictures. */
export async function readPacks(): Promise<Map<string, string[]>> {
  const folder = join(ROOT, '.art/packs');
  const names = await readdir(folder).catch(() => []);
  const packs = await Promise.all(
    names
      .filter((name) => !isHallPack(name))
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name): Promise<[string, string[]]> => {
        const manifest = JSON.parse(await readFile(join(folder, name, 'manifest.json'), 'utf8')) as object;
        return [name, Object.keys(manifest)];
      }),
  );
  return new Map(packs);
}
