// Reads: tests/e2e/support
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServerHost, type ServerHost } from './server-host.mjs';

let folder: string;
let host: ServerHost;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-host-'));
});
afterEach(async () => {
  await host.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a host whose servers are opened by the function in `text`, JavaScript with environment and output. */
function hostOf(text: string): void {
  const entry = join(folder, 'open.mjs');
  writeFileSync(entry, `import net from 'node:net';\nexport const openServer = ${text};`);
  host = createServerHost('server', { entry, restsWithinMs: 300 });
}

/** Opens a server; its `log` returns what it has written so far. */
async function open(env: Record<string, string> = {}) {
  const written: string[] = [];
  const { address, close } = await host.open(env, (text) => written.push(text));
  return { address, close, log: () => written.join('') };
}

describe('servers in one host', () => {
  it('share a process but have each their own environment and log', async () => {
    hostOf(`(env, { output }) => {
      output.log.write(\`\${process.pid} \${env.NAME} \${process.env.NAME}\\n\`);
      return { opened: Promise.resolve('http://localhost:1'), close: async () => output.print('closed') };
    }`);
    const first = await open({ NAME: 'first' });
    await first.close();
    const second = await open({ NAME: 'second' });
    await second.close();
    const [pid] = first.log().split(' ');
    expect(first.address).toBe('http://localhost:1');
    expect(first.log()).toBe(`${pid} first undefined\nclosed\n`);
    expect(second.log()).toBe(`${pid} second undefined\nclosed\n`);
  });

  it('are closed if they fail to open, and the next one opens', async () => {
    hostOf(`(env, { output }) => ({
      opened: env.BAD ? Promise.reject(new Error('no database')) : Promise.resolve(''),
      close: async () => output.print('closed'),
    })`);
    const written: string[] = [];
    const refused = host.open({ BAD: 'yes' }, (text) => written.push(text));
    await expect(refused).rejects.toThrow('no database');
    expect(written).toEqual(['closed\n']);
    await (await open()).close();
  });
});

describe('closing a server fails', () => {
  it.each([
    ['a timer', 'setInterval(() => {}, 1_000)', 'Timeout'],
    ['a server', 'net.createServer().listen(0)', 'TCPServerWrap'],
  ])('if %s is left behind', async (_what, left, name) => {
    hostOf(`() => {
      ${left};
      return { opened: Promise.resolve(''), close: async () => {} };
    }`);
    const server = await open();
    await expect(server.close()).rejects.toThrow(`left behind: ${name}`);
  });

  it('if an earlier server still writes to its log', async () => {
    hostOf(`(env, { output }) => ({
      opened: globalThis.late ?? Promise.resolve(''),
      async close() {
        // Without keeping the process awake, as the product's own timers do.
        const late = () => new Promise((done) => setTimeout(done, 50).unref());
        globalThis.late ??= late().then(() => output.print('still here'));
      },
    })`);
    await (await open()).close();
    const next = await open();
    await expect(next.close()).rejects.toThrow('still here');
  });
});

it('a host whose process crashes rejects pending requests with the reason, and starts the process again', async () => {
  hostOf(`(env) => {
    if (env.BAD) setImmediate(() => { throw new Error('fallen'); });
    return { opened: env.BAD ? new Promise(() => {}) : Promise.resolve(''), close: async () => {} };
  }`);
  const written: string[] = [];
  await expect(host.open({ BAD: 'yes' }, (text) => written.push(text))).rejects.toThrow('has ended (1)');
  expect(written.join('')).toContain('Error: fallen');
  await (await open()).close();
});
