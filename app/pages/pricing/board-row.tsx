import type { BoardLine } from '#content/pages/pricing/pricing.ts';
import styles from './board-row.module.css';

/** Digits are plain text; the style sheet paints the flaps behind them. */
export function BoardRow({
  line: { country, name, from, to: upTo },
  to,
  isChosen,
  onChoose,
}: {
  line: BoardLine;
  to: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <tr className={styles.row} data-country={country} data-chosen={isChosen || undefined}>
      <th scope="row">
        <button type="button" aria-pressed={isChosen} onClick={onChoose}>
          {name}
        </button>
      </th>
      <td>{country}</td>
      <td>
        <span className={styles.flaps}>{from}</span>
        {upTo !== from && (
          <>
            {' '}
            <span className={styles.to}>{to}</span> <span className={styles.flaps}>{upTo}</span>
          </>
        )}
      </td>
    </tr>
  );
}
