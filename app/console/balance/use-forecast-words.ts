import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { BalanceView } from '#contract/usage.ts';
import { daysAgo } from '../days-ago.ts';
import { useRelativeTime } from '../use-relative-time.ts';
import type { Forecast, Room, Stop } from './forecast.ts';

/** What the line of the balance says. */
export function useForecastWords() {
  const words = useWords('consoleBalance');
  const { joined } = useWords('console');
  const formats = useFormats();
  const { near, say } = useRelativeTime();
  const date = (moment: string) => formats.dayOfYear(moment, 'short');
  const amount = (value: number | string) => formats.amount(Number(value));

  const lasts = (days: number): string => {
    if (days === Number.POSITIVE_INFINITY) return words.lasts.year;
    if (days < 1) return words.lasts.less;
    const count = Math.round(days);
    return count === 1 ? words.lasts.day : fill(words.lasts.days, { count: formats.count(count) });
  };

  const low = ({ room, left, below }: Forecast, { credit, currency }: BalanceView) => {
    if (room === 'credit')
      return fill(words.creditInUse, { left: amount(left), credit: amount(credit), currency });
    if (!below) return undefined;
    return say(words.below, { amount: amount(below.amount), currency, date: date(below.since) });
  };

  /** A short sentence, and what explains it. */
  const sentence = (view: BalanceView, forecast: Forecast): { lead: string; rest: string } => {
    const { room, days = 0, unforeseen } = forecast;
    const { currency, credit } = view;
    if (room === 'none') {
      const lead = Number(credit) > 0 ? words.none.credit : words.none.balance;
      return { lead, rest: words.none.sentence };
    }
    const warning = low(forecast, view);
    if (unforeseen) {
      const why = words.unforeseen[unforeseen];
      const moment = view.asOf === null ? '' : near(view.asOf);
      const rest = say(why.sentence, { moment });
      return { lead: warning ?? why.lead, rest };
    }
    const pace = fill(words.pace, {
      days: view.paceOfDays,
      amount: amount(view.pacePerDay ?? 0),
      currency,
    });
    const hasThen = room === 'balance' && Number(credit) > 0;
    const then = fill(words.thenCredit, { amount: amount(credit), currency });
    const first = warning ? fill(words.both, { lasts: lasts(days), pace }) : pace;
    return {
      lead: warning ?? lasts(days),
      rest: joinBy(words.sentences, hasThen ? [first, then] : [first]),
    };
  };

  return {
    sentence,
    heading: (asOf: string | null): string => {
      if (asOf === null) return words.balance;
      const time = daysAgo(asOf) === 0 ? formats.time(asOf) : near(asOf);
      return fill(joined, { one: words.balance, other: say(words.asOf, { time }) });
    },
    stop: ({ id }: Stop, room: Room): string =>
      words.stops[id === 'credit' && room === 'credit' ? 'creditUsed' : id],
    when: (when: string): string =>
      when === 'later' ? words.later : say(words.about, { date: date(when) }),
  };
}
