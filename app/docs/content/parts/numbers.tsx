import { classNames } from '#app/ui/class-names.ts';
import { ColumnHeads } from '#app/ui/column-heads.tsx';
import type { Line, Numbers as NumbersTable } from '#documents/drawings/numbers.ts';
import type { Cell } from '#documents/drawings/table.ts';
import { CellWords } from './cell-words.tsx';
import drawing from './drawing.module.css';
import { ExtensionSign, NumberSign, PersonSign, PhoneSign } from './number-signs.tsx';
import styles from './numbers.module.css';

/** Each row is a call on its way: who dials, the privacy number, whose phone rings, what it shows. */
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
        <PersonSign person={caller.person} />
        <Arrow />
        <NumberSign number={dialed} />
        <span className={styles.onward}>
          {hasExtension && (
            <>
              <Arrow />
              <ExtensionSign />
            </>
          )}
          <Arrow isLast />
        </span>
      </span>
      <Caption words={caller.words} />
    </td>
    <td className={styles.rings}>
      {callee.person && <PersonSign person={callee.person} />}
      <Caption words={callee.words} />
    </td>
    <td className={styles.sees}>{sees ? <PhoneSign shows={sees} /> : '–'}</td>
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

/** A stretch of the line; who copies or hears it gets an arrow. */
const Arrow = ({ isLast }: { isLast?: true }) => (
  <span className={classNames(styles.arrow, isLast && styles.last)}> → </span>
);
