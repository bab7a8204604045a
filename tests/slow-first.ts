import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files in order, ten seconds to more than a minute each. Vitest starts large files first while it does
 * not know their durations, as in a fresh clone, and these are small: the last one would run alone for a minute.
 */
const SLOW = [
  'server/game-server/shared/killed-each.test.ts',
  'server/game-server/predictors.test.ts',
  'server/game-server/shared/several.test.ts',
  'server/main.test.ts',
  'server/worlds/world.test.ts',
  'server/db/embedded.test.ts',
  'scenes/studio/replay.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number =>
  SLOW.findIndex((path) => moduleId.endsWith(path)) >>> 0;

/** Starts the slow test files before all others. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
