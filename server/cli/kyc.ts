import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kycReasons } from '../../contract/kyc.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { documentKeysFor } from '../gateways/document-keys.ts';
import { decide, openEvidence, readPending } from '../kyc/applications.ts';
import { modeFrom } from '../mode.ts';

const USAGE = `npm run kyc -- list
npm run kyc -- show <id> --who <name> [--out <folder>]   writes the two pictures; every look is kept
npm run kyc -- approve <id> --who <name> [--other-person]  --other-person: somebody of the same name and birth date is another
npm run kyc -- reject <id> --who <name> --reason ${kycReasons.options.join('|')}`;

/** `npm run kyc`: lets staff review players' documents and decide, beside a running server. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      who: { type: 'string' },
      out: { type: 'string' },
      reason: { type: 'string' },
      'other-person': { type: 'boolean', default: false },
    },
  });
  const [what, idText = ''] = positionals;
  const env = process.env;
  const mode = modeFrom(env['PERYA_MODE']);
  const keys = documentKeysFor(mode, env['PERYA_DOCUMENT_KEYS']);
  const dataDir = env['PERYA_DATA_DIR'];
  const db = await openDatabase({
    mode,
    shareWithOwner: true,
    poolSize: 1,
    log: () => {},
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  try {
    if (what === 'list') return await list(db);
    const { who = '' } = values;
    const id = Number(idText);
    if (who === '' || !Number.isSafeInteger(id) || id <= 0) throw new Error(USAGE);
    const at = systemClock.now();
    if (what === 'show') return await show(db, { id, who, at, out: values.out ?? 'kyc' }, keys);
    const decided = { id, by: who, at };
    if (what === 'approve') {
      const override = values['other-person'];
      console.log(await decide(db, { ...decided, decision: { verified: true }, override }));
    } else if (what === 'reject') {
      const reason = kycReasons.options.find((one) => one === values.reason);
      if (reason === undefined) throw new Error(USAGE);
      console.log(await decide(db, { ...decided, decision: { verified: false, reason } }));
    } else throw new Error(USAGE);
  } finally {
    await db.close();
  }
}

async function list(db: Database): Promise<void> {
  const pending = await readPending(db);
  for (const { id, userId, at } of pending)
    console.log(`${id}  player ${userId}, sent ${new Date(at).toISOString()}`);
  console.log(`${pending.length} waiting.`);
}

async function show(
  db: Database,
  { id, who, at, out }: { id: number; who: string; at: number; out: string },
  keys: Parameters<typeof openEvidence>[1],
): Promise<void> {
  const evidence = await openEvidence(db, keys, { id, who, at });
  if (evidence === undefined) throw new Error(`There is no application ${id}.`);
  await mkdir(out, { recursive: true });
  for (const kind of ['id', 'selfie'] as const)
    await writeFile(join(out, `${id}-${kind}.jpg`), evidence[kind], { mode: 0o600 });
  const { idType, idNumber, realName, birthDate } = evidence.person;
  console.log(`Player ${evidence.userId}: ${realName}, born ${birthDate}, ${idType} ${idNumber}.`);
  console.log(`Pictures in ${out}. Delete them when you are done.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
