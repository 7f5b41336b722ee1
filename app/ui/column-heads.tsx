/** The head of a table: what stands in each column. */
export const ColumnHeads = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
