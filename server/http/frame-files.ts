import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addFolder, ASK_EACH_TIME, FOREVER, HASHED } from './static-files.ts';

/** Folders that the game server serves; one that does not exist is left out. */
export interface FrameFolders {
  /** The built frame: index.html at /, and its assets. */
  readonly frame: string;
  /** The packed art of the scenes, at /art/. */
  readonly art?: string;
}

/** Serves the games' frame: hashed names are cached for ever, all others revalidated each time. */
export async function addFrameFiles(app: FastifyInstance, { frame, art }: FrameFolders): Promise<void> {
  const caching = (path: string): string => (HASHED.test(path) ? FOREVER : ASK_EACH_TIME);
  if (existsSync(join(frame, 'index.html'))) {
    await addFolder(app, { root: frame, prefix: '/', caching, page: 'index.html' });
    addFirstPictures(app, frame);
  }
  await addFolder(app, { root: art, prefix: '/art/', caching });
}

/**
 * Serves photographs of the games, shown before their scenes load (docs/camera.md, First frames). A title that
 * borrows its art may have none of its own and gets its game's.
 */
function addFirstPictures(app: FastifyInstance, frame: string): void {
  app.get<{ Params: { scene: string; artSlug: string } }>(
    '/:scene(^[a-z-]+)/:artSlug(^[a-z0-9-]+).avif',
    ({ params: { scene, artSlug } }, reply) => {
      const own = `${scene}/${artSlug}.avif`;
      const there = existsSync(join(frame, own)) ? own : `${scene}/default.avif`;
      return reply.header('cache-control', ASK_EACH_TIME).sendFile(there, frame);
    },
  );
}
