import odds from '../odds-table.module.css';

interface ChanceTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** Texts of each row's cells; the first cell is the row's header. */
  readonly rows: readonly (readonly string[])[];
}

/** Draws a small table of possible results with their probabilities. */
export function ChanceTable({ title, heads, rows }: ChanceTableProps) {
  return (
    <table className={odds.odds}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <td>{name}</td>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
