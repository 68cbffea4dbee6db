type Line = readonly [label: string, values: readonly string[]];

interface AccountTableProps {
  title: string;
  /** A column for each. */
  names: readonly string[];
  lines: readonly Line[];
  total?: Line;
}

/** What adds up for everybody, line by line; it scrolls where there is no room for all. */
export function AccountTable({ title, names, lines, total }: AccountTableProps) {
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={title}>
      <table class="account">
        <thead>
          <tr>
            <td />
            {names.map((name, i) => (
              <th key={i} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line[0]} line={line} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row line={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const Row = ({ line: [label, values] }: { line: Line }) => (
  <tr>
    <th scope="row">{label}</th>
    {values.map((value, i) => (
      <td key={i} class="figures">
        {value}
      </td>
    ))}
  </tr>
);
