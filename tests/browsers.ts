import { findHeadlessShell } from './run/chromium.mjs';

const { path } = await findHeadlessShell();
const executable = path === undefined ? {} : { executablePath: path };
const args = ['--no-sandbox', '--disable-background-networking', '--disable-quic'];

/** The browser of tests that look at no pixel. */
export const JOURNEY = { launchOptions: { ...executable, args: [...args, '--disable-gpu'] } };

/** The browser of tests that draw scenes by its own WebGL, in software. */
export const DRAWN = {
  drawn: true,
  launchOptions: {
    ...executable,
    // The processor paints the pages itself instead of emulating a graphics card: a seventh less work.
    args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization'],
  },
};
