/** A failed picture in the report's page; pictures are data URLs. */
export interface ReportEntry {
  readonly name: string;
  readonly reasons: readonly string[];
  readonly actual: string | undefined;
  readonly expected: string | undefined;
  readonly marked: string | undefined;
  /** Link to that frame in the studio. */
  readonly link: string | undefined;
}
