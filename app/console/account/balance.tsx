import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import styles from './balance.module.css';
import { moneyLine } from './money-line.ts';

/** Balance and credit as figures and as a line: the coloured part is the balance. */
export function Balance({
  balance,
  credit,
  currency,
}: {
  balance: number;
  credit: number;
  currency: string;
}) {
  const words = useWords('consoleHome');
  const formats = useFormats();
  const amounts = [
    { id: 'balance', name: words.balance, amount: balance },
    { id: 'credit', name: words.credit, amount: credit },
  ];
  return (
    <div className={styles.money}>
      <dl className={styles.amounts}>
        {amounts.map(({ id, name, amount }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <strong>{formats.amount(amount)}</strong> <span>{currency}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Drawing {...moneyLine(balance, credit)} names={words.line} />
    </div>
  );
}

function Drawing({
  balancePercent,
  hasCredit,
  namesBalanceEnd,
  names,
}: ReturnType<typeof moneyLine> & {
  names: { start: string; balanceEnds: string; creditEnds: string };
}) {
  const end = `${balancePercent}%`;
  return (
    <svg className={styles.drawing} width="100%" height="66" aria-hidden="true">
      {hasCredit &&
        [12, 17, 22].map((y) => (
          <rect key={y} className={styles.lane} y={y} width="100%" height="2" />
        ))}
      <rect className={styles.clearance} y="10" width={end} height="16" />
      <rect className={styles.line} x="-56" y="14" width="56" height="8" />
      <rect className={styles.line} y="14" width={end} height="8" />
      <circle className={styles.ring} cx="15" cy="18" r="12" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <circle className={styles.ring} cx="-15" cy="18" r="12" />
      </svg>
      <svg x={end} overflow="visible" aria-hidden="true">
        <path className={styles.packet} d={packet(balancePercent)} />
        {namesBalanceEnd && (
          <text className={styles.between} y="58" textAnchor="middle">
            {names.balanceEnds}
          </text>
        )}
      </svg>
      <text y="58">{names.start}</text>
      <text x="100%" y="58" textAnchor="end">
        {hasCredit ? names.creditEnds : names.balanceEnds}
      </text>
    </svg>
  );
}

/** The marker's path; at either end of the line it is moved off the ring. */
const packet = (percent: number): string =>
  `M${percent === 100 ? -80 : percent === 0 ? 34 : -20} 3h31a15 15 0 0 1 0 30h-31z`;
