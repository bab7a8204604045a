import { build } from 'esbuild';
import { OLDEST_BROWSERS } from './browsers.ts';

/** Bundles a module with its imports into a minified classic script; returns its text. */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: OLDEST_BROWSERS,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
