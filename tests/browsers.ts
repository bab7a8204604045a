import { findHeadlessShell } from './run/chromium.mjs';

const { path } = await findHeadlessShell();
const executable = path === undefined ? {} : { executablePath: path };
const args = ['--no-sandbox', '--disable-background-networking', '--disable-quic'];

/** Options of the browser for tests that do not check what is drawn. */
export const JOURNEY = { launchOptions: { ...executable, args: [...args, '--disable-gpu'] } };

/** Options of the browser for tests that draw scenes with the browser's own WebGL, in software. */
export const DRAWN = {
  drawn: true,
  launchOptions: {
    ...executable,
    // Paints pages directly on the CPU instead of through an emulated graphics card, which saves a seventh of the time.
    args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization'],
  },
};
