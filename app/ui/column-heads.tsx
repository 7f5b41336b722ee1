/** Table head with the column titles. */
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
