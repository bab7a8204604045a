/** A failed picture as the report's script receives it. `expected`, `actual` and `marked` are data URLs. */
export interface ReportEntry {
  readonly name: string;
  readonly reasons: readonly string[];
  readonly actual: string | undefined;
  readonly expected: string | undefined;
  readonly marked: string | undefined;
  /** Link to the photographed instant in the studio; undefined for a page. */
  readonly link: string | undefined;
}
