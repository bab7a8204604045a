/** A failed picture as the report's page knows it; pictures are data addresses. */
export interface ReportEntry {
  readonly name: string;
  readonly reasons: readonly string[];
  readonly actual: string | undefined;
  readonly expected: string | undefined;
  readonly marked: string | undefined;
  /** The studio at that frame. */
  readonly link: string | undefined;
}
