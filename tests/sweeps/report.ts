/** The fields of Playwright's JSON report that say which tests failed. */
export interface SweepReport {
  readonly suites: readonly SweepSuite[];
}

interface SweepSuite {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly SweepSuite[];
}

/**
 * Returns the names of pages and games with a failed sweep (check of one page or game), from the beginning of its test's
 * title.
 */
export const failedSubjects = ({ suites }: SweepReport): ReadonlySet<string> =>
  new Set(
    suites.flatMap(specsOf).flatMap(({ title, ok }) => (ok ? [] : [title.slice(0, title.indexOf(':'))])),
  );

const specsOf = ({
  specs = [],
  suites = [],
}: SweepSuite): { readonly title: string; readonly ok: boolean }[] => [...specs, ...suites.flatMap(specsOf)];
