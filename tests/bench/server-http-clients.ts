import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { tokenOf } from './server-http.ts';
import { measure } from './server-pool.ts';
import type { Spinners } from './server-spins.ts';

interface Job {
  readonly port: number;
  readonly spinners: Spinners;
  readonly clients: number;
  readonly seconds: number;
}

const job = JSON.parse(process.argv[2] ?? '{}') as Job;
const agent = new Agent({ keepAlive: true, maxSockets: job.clients });

function spin(userId: number): Promise<void> {
  const body = JSON.stringify({ clientTxnId: randomUUID() });
  return new Promise((done, fail) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: job.port,
        method: 'POST',
        path: '/app/v1/receiveDrawChance',
        headers: {
          authorization: tokenOf(userId),
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => (text.includes('"errcode":0') ? done() : fail(new Error(text))));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

const each = Math.floor(job.spinners.count / job.clients);
const speed = await measure(job.clients, job.seconds, (client, turn) =>
  spin(job.spinners.firstId + client * each + (turn % each)),
);
console.log(JSON.stringify(speed));
agent.destroy();
