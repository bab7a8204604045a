/**
 * Runs the check as a separate process, which the studio's server controls by messages. Measurements are cached, so
 * only changed files are measured again.
 */
import { checkEverything, checkSaved } from './check-all.ts';
import type { CheckAnswer, CheckRequest } from './finding.ts';
import { createMeasurer } from './measurer.ts';

const measurer = createMeasurer();
const running = new Map<number, AbortController>();

async function check({ id, file }: CheckRequest): Promise<CheckAnswer> {
  const controller = new AbortController();
  running.set(id, controller);
  const how = { measurer, signal: controller.signal };
  try {
    if (file === undefined) return { id, reports: await checkEverything(how) };
    const report = await checkSaved(file, how);
    return { id, reports: report ? [report] : [] };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  } finally {
    running.delete(id);
  }
}

process.on('message', (request: CheckRequest) => {
  if (request.isCancelled === true) running.get(request.id)?.abort();
  else void check(request).then((answer) => process.send?.(answer));
});
