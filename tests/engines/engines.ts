/** Finds, installs and starts the browsers of the three engines, as Debian and Ubuntu package them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../run/chromium.mjs';
import { fileOnPath, installPackages } from '../run/machine.mjs';
import { EngineBrowser } from './browser.ts';
import type { Transport } from './commands.ts';
import { openMarionette } from './marionette.ts';
import { freePort } from './ports.ts';
import { openWebDriver } from './web-driver.ts';

/** Size of the page on a phone, CSS px. */
export const PHONE = { width: 390, height: 844 } as const;

/** Engines under test; the results of Firefox and WebKit are compared with Chromium's. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A running engine with a window of a phone's size; `close` ends it and deletes its profile. */
export interface Engine {
  readonly browser: EngineBrowser;
  close(): Promise<void>;
}

interface Start {
  /** System packages that are installed if the command is missing. */
  readonly packages: readonly string[];
  readonly command: string;
  /** Starts the browser with its profile in `folder`, and connects to it. */
  open(place: { port: number; folder: string; env: NodeJS.ProcessEnv }): Promise<{
    readonly child: ChildProcess;
    readonly transport: Transport;
  }>;
  /** Whether a normal window of this browser cannot be as narrow as a phone. */
  readonly isWide?: boolean;
}

/** Preferences of Firefox: the defaults, with software WebGL, without background tasks that need a network. */
const FIREFOX_SETTINGS = {
  'webgl.force-enabled': true,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'ui.useOverlayScrollbars': 1,
};
/** Style sheet that removes the minimum width of Firefox's window. */
const FIREFOX_NARROW = ':root, body { min-width: 0 !important; }';

/** Returns the path of WebKit's MiniBrowser, which is not on the PATH; undefined if it is not installed. */
function miniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').flatMap((machine) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
  );
  return folders.find((path) => existsSync(path));
}

const starts: Readonly<Record<EngineName, Start>> = {
  chromium: {
    packages: ['chromium-driver'],
    command: 'chromedriver',
    async open({ port, folder, env }) {
      const { path } = await findChromium();
      const child = start('chromedriver', [`--port=${port}`], env);
      const args = [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--enable-features=OverlayScrollbar',
        `--user-data-dir=${folder}`,
      ];
      const transport = await openWebDriver(port, {
        'goog:chromeOptions': { args, ...(path === undefined ? {} : { binary: path }) },
      });
      return { child, transport };
    },
    isWide: true,
  },
  firefox: {
    packages: ['firefox-esr'],
    command: 'firefox-esr',
    async open({ port, folder, env }) {
      const settings = Object.entries({ 'marionette.port': port, ...FIREFOX_SETTINGS });
      await writeFile(
        join(folder, 'user.js'),
        settings
          .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
          .join(''),
      );
      await mkdir(join(folder, 'chrome'));
      await writeFile(join(folder, 'chrome/userChrome.css'), FIREFOX_NARROW);
      const child = start('firefox-esr', ['--marionette', '--no-remote', '--profile', folder], env);
      return { child, transport: await openMarionette(port) };
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver'],
    command: 'WebKitWebDriver',
    async open({ port, env }) {
      const binary = miniBrowser();
      const child = start('WebKitWebDriver', [`--port=${port}`], env);
      const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
      const transport = await openWebDriver(port, { 'webkitgtk:browserOptions': { binary, args } });
      return { child, transport };
    },
    isWide: true,
  },
};

/** Installs the missing packages of an engine if possible; resolves to whether the engine can be started. */
export async function findEngine(name: EngineName): Promise<boolean> {
  const { command, packages } = starts[name];
  const missing = [
    ...(fileOnPath(command) === undefined ? packages : []),
    // These packages contain the virtual screen and software WebGL.
    ...(fileOnPath('Xvfb') === undefined ? ['xvfb', 'libgl1-mesa-dri', 'libegl1'] : []),
  ];
  if (missing.length > 0) await installPackages(...missing);
  return fileOnPath(command) !== undefined && fileOnPath('Xvfb') !== undefined;
}

/** Starts an engine with an empty profile and a window of a phone's size, on the screen `display`. */
export async function openEngine(name: EngineName, display: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), `perya-${name}-`));
  const env = {
    ...process.env,
    DISPLAY: display,
    TZ: 'Asia/Manila',
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en_US',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Keeps GTK from looking for a screen reader, which this machine lacks.
    NO_AT_BRIDGE: '1',
  };
  const { open, isWide } = starts[name];
  const { child, transport } = await open({ port: await freePort(), folder, env });
  const browser = new EngineBrowser(transport);
  const close = async (): Promise<void> => {
    await browser.end().catch(() => undefined);
    endGroup(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (isWide === true) await browser.popUp(PHONE.width, PHONE.height);
    await browser.resize(PHONE.width, PHONE.height);
  } catch (error) {
    await close();
    throw error;
  }
  return { browser, close };
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { env, stdio: 'ignore', detached: true });
  process.once('exit', () => endGroup(child));
  return child;
}

/** Kills the browser's process group, since a browser consists of many processes. */
function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
