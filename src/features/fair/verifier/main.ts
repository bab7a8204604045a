import { type Recomputed, recompute } from '../../../../fair/recompute.ts';

/*
 * Offline verifier of rounds: one page without network that uses the server's arithmetic (fair/). It is bundled into
 * perya-verifier.html, so it must not import anything that needs the lobby.
 */

/** Parses the text of a round. Throws with a message for the reader if data are missing. */
function readRound(text: string): Parameters<typeof recompute>[0] & { seedHash: string } {
  const value: unknown = JSON.parse(text);
  const proof = part(value, 'proof');
  const outcome = part(value, 'outcome');
  return {
    seed: textOf(proof, 'seed'),
    seedHash: textOf(proof, 'seedHash'),
    clientSeed: textOf(proof, 'clientSeed'),
    rulesVersion: textOf(proof, 'rulesVersion'),
    nonce: Number(proof['nonce']),
    outcome,
  };
}

function part(value: unknown, name: string): Record<string, unknown> {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== 'object' || found === null) throw new TypeError(`There is no "${name}" in the round.`);
  return { ...found };
}

function textOf(from: Record<string, unknown>, name: string): string {
  const found = from[name];
  if (typeof found !== 'string') throw new TypeError(`There is no "${name}" in the proof.`);
  return found;
}

/** Returns all computed values of a round as lines of text. */
function report(again: Recomputed, seedHash: string): string[] {
  return [
    '1. SHA-256 of the server seed',
    `   ${again.seedHash}`,
    again.seedHash === seedHash
      ? '   is the code that was shown before the round.'
      : `   is NOT the code ${seedHash}`,
    '',
    '2. HMAC-SHA256 under the seed',
    ...again.blocks.map(({ message, hex }) => `   ${message}  →  ${hex}`),
    '',
    '3. Numbers: four bytes, the remainder decides',
    ...again.numbers.map(
      ({ hex, word, below, result }) =>
        `   ${hex} = ${word}${below === undefined ? ' / 2^32' : ` mod ${below}`}  →  ${result ?? 'thrown away'}`,
    ),
    '',
    '4. The result of the round',
    ...JSON.stringify(again.outcome, undefined, 2)
      .split('\n')
      .map((line) => `   ${line}`),
  ];
}

function check(): void {
  const input = document.querySelector<HTMLTextAreaElement>('#round');
  const verdict = document.querySelector('#verdict');
  const steps = document.querySelector('#steps');
  if (!input || !verdict || !steps) return;
  try {
    const round = readRound(input.value);
    const again = recompute(round);
    const fits = again.matches && again.seedHash === round.seedHash;
    verdict.textContent = fits ? 'It all matches. Nobody changed this round.' : 'This does NOT match.';
    verdict.className = fits ? 'ok' : 'bad';
    steps.textContent = report(again, round.seedHash).join('\n');
  } catch (error) {
    verdict.textContent = `We could not read this: ${error instanceof Error ? error.message : String(error)}`;
    verdict.className = 'bad';
    steps.textContent = '';
  }
}

document.querySelector('#waiting')?.remove();
document.querySelector('#check')?.addEventListener('click', check);
