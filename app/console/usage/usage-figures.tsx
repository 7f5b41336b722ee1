import { Ring } from '#app/ui/ring.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { changeOf, deliveredShare, usedCodes } from './shares-of.ts';
import styles from './usage-figures.module.css';
import { useNames } from './use-names.ts';
import type { UsageView } from './use-usage.ts';

type Figure = {
  id: string;
  name: string;
  value: string;
  unit?: string;
  note: string;
  isLow?: boolean;
};

/** The sums of what is filtered for, each with what it can be compared with. */
export function UsageFigures({ view }: { view: UsageView }) {
  const { figures: words } = useWords('consoleUsage');
  const { separator } = useWords('console');
  const formats = useFormats();
  const nameOf = useNames();
  const { filter, usage, allCountries } = view;
  const { total, currency, failures, compared } = usage;
  const measure = filter.environment === 'live' ? 'price' : 'count';

  const comparison = (): string => {
    const now = Number(compared?.now[measure]);
    const change = compared && changeOf(Number(compared.before[measure]), now);
    if (change === null || change === undefined) return '';
    const share = formats.percent(Math.abs(change), 0);
    if (Math.abs(change) < 0.005) return words.same;
    return fill(change > 0 ? words.more : words.less, { share });
  };
  const ofAll = (): string | undefined => {
    const all = Number(allCountries?.price);
    return all > 0
      ? fill(words.ofAll, { share: formats.percent(Number(total.price) / all, 0) })
      : undefined;
  };

  const delivered = deliveredShare(total);
  const everywhere = allCountries && deliveredShare(allCountries);
  const points =
    delivered !== undefined && everywhere !== undefined
      ? Math.round((delivered - everywhere) * 1000) / 10
      : undefined;
  const deliveredNote = (): string => {
    if (delivered === undefined) return words.noFinal;
    if (points === undefined) return words.ofFinal;
    if (points === 0) return words.pointsSame;
    return fill(points < 0 ? words.pointsBelow : words.pointsAbove, { points: Math.abs(points) });
  };

  const reasons = failures.length;
  const used = usedCodes(usage);
  const figures: Figure[] = [
    {
      id: 'spend',
      name: words.spend,
      value: formats.amount(Number(total.price)),
      unit: currency,
      note: measure === 'price' ? (ofAll() ?? comparison()) : words.free,
    },
    {
      id: 'sent',
      name: words.sent,
      value: formats.count(total.count),
      note: measure === 'count' ? comparison() || words.things : words.things,
    },
    {
      id: 'delivered',
      name: words.delivered,
      value: delivered === undefined ? '–' : formats.percent(delivered),
      note: deliveredNote(),
      isLow: points !== undefined && points <= lowPoints,
    },
    {
      id: 'failed',
      name: words.notDelivered,
      value: formats.count(total.failed),
      note: fill(
        reasons === 0
          ? words.reasons.none
          : reasons === 1
            ? words.reasons.one
            : words.reasons.other,
        { count: reasons },
      ),
    },
    ...(used
      ? [
          {
            id: 'used',
            name: words.used,
            value: formats.count(used.used),
            note: fill(words.ofSent, {
              share: formats.percent(used.used / used.of),
              products: used.products.map(nameOf.product).join(separator),
            }),
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, name, value, unit, note, isLow }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            {unit && <span>{unit}</span>}
            <small data-low={isLow || undefined}>
              {isLow && <Ring look="warned" className={styles.ring} />}
              {note}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** So far below all countries a country is noticeable. */
const lowPoints = -3;
