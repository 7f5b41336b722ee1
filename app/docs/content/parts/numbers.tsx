import { classNames } from '#app/ui/class-names.ts';
import { ColumnHeads } from '#app/ui/column-heads.tsx';
import type { Line, Numbers as NumbersTable } from '#documents/drawings/numbers.ts';
import type { Cell } from '#documents/drawings/table.ts';
import { CellWords } from './cell-words.tsx';
import drawing from './drawing.module.css';
import { ExtensionIcon, NumberIcon, PersonIcon, PhoneIcon } from './number-icons.tsx';
import styles from './numbers.module.css';

/** A table of calls: caller, privacy number, called phone, and the number that it displays. */
export const Numbers = ({ numbers: { heads, lines } }: { numbers: NumbersTable }) => (
  <div className={classNames(drawing.drawing, styles.numbers)}>
    <table className={styles.table}>
      <ColumnHeads heads={heads} />
      <tbody>
        {lines.map((line, index) => (
          <Row key={index} line={line} />
        ))}
      </tbody>
    </table>
  </div>
);

const Row = ({ line: { caller, dialed, hasExtension, callee, sees, remark } }: { line: Line }) => (
  <tr data-reached={sees !== undefined}>
    <td>
      <span className={styles.way}>
        <PersonIcon person={caller.person} />
        <Arrow />
        <NumberIcon number={dialed} />
        <span className={styles.onward}>
          {hasExtension && (
            <>
              <Arrow />
              <ExtensionIcon />
            </>
          )}
          <Arrow isLast />
        </span>
      </span>
      <Caption words={caller.words} />
    </td>
    <td className={styles.rings}>
      {callee.person && <PersonIcon person={callee.person} />}
      <Caption words={callee.words} />
    </td>
    <td className={styles.sees}>{sees ? <PhoneIcon shows={sees} /> : '–'}</td>
    {remark && (
      <td className={styles.remark}>
        <span>
          <CellWords cell={remark} />
        </span>
      </td>
    )}
  </tr>
);

const Caption = ({ words }: { words: Cell }) =>
  words.length > 0 && (
    <small className={styles.caption}>
      <CellWords cell={words} />
    </small>
  );

/** A piece of the line; copied or read aloud it is an arrow. */
const Arrow = ({ isLast }: { isLast?: true }) => (
  <span className={classNames(styles.arrow, isLast && styles.last)}> → </span>
);
