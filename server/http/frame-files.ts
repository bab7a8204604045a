import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addFolder, ASK_EACH_TIME, FOREVER, HASHED } from './static-files.ts';

/** Folders from which the game server serves files; a missing folder is left out. */
export interface FrameFolders {
  /** The built page for the games' frame: index.html at /, and its assets. */
  readonly frame: string;
  /** The packed art of the scenes, at /art/. */
  readonly art?: string;
}

/**
 * Serves the files of the games' frame. Files with a hash in their name are cached for ever; browsers check all others
 * each time.
 */
export async function addFrameFiles(app: FastifyInstance, { frame, art }: FrameFolders): Promise<void> {
  const caching = (path: string): string => (HASHED.test(path) ? FOREVER : ASK_EACH_TIME);
  if (existsSync(join(frame, 'index.html'))) {
    await addFolder(app, { root: frame, prefix: '/', caching, page: 'index.html' });
    addFirstPictures(app, frame);
  }
  await addFolder(app, { root: art, prefix: '/art/', caching });
}

/**
 * Serves the pictures of the games that are shown before their scenes load (docs/camera.md, First frames). A title
 * without its own picture, because it uses another title's art, gets the picture of its game.
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
