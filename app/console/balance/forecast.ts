import { dayMs } from '#contract/time-units.ts';
import type { BalanceView } from '#contract/usage.ts';

/** What is left to spend: the balance, then the credit, then nothing. */
export type Room = 'balance' | 'credit' | 'none';

/** `unknown`: nobody reports when the balance was true. `late`: it is too old. `early`: no pace. */
export type NoForecast = 'unknown' | 'late' | 'early';

export type Stop = {
  id: 'today' | 'alert' | 'used' | 'credit';
  amount: number;
  /** Of the line, from 0 to 1. Along the balance distances are days. */
  share: number;
  /** When it is reached; `later` after more than a year. */
  when?: string | 'later';
};

export type Forecast = {
  room: Room;
  /** Of the balance, or once it is used up of the credit. */
  left: number;
  /** How many days that lasts, from now; `Infinity` means more than a year. */
  days: number | undefined;
  unforeseen: NoForecast | undefined;
  /** The amount that the balance is below, and since when. */
  below: { amount: number; since: string } | undefined;
  stops: readonly Stop[];
};

/** An older figure is not good for a forecast. */
const freshMs = dayMs;
const mostDays = 365;

/** Where the balance ends on the line; behind it lies the credit. */
const usedShare = 0.74;
/** Room for the words at two stops that are close. */
const [alertFirst, alertLast] = [0.16, 0.24];

export function forecastOf(view: BalanceView, nowMs: number): Forecast {
  const [balance, credit] = [Number(view.balance), Number(view.credit)];
  const room: Room = balance > 0 ? 'balance' : balance + credit > 0 ? 'credit' : 'none';
  const left = room === 'balance' ? balance : Math.max(balance + credit, 0);
  const pace = Number(view.pacePerDay ?? 0);
  const unforeseen = whyNot(view.asOf, pace, nowMs);
  const trueAtMs = new Date(view.asOf ?? nowMs).getTime();

  const daysTo = (spent: number): number => (trueAtMs - nowMs) / dayMs + spent / pace;
  const when = (spent: number): Pick<Stop, 'when'> => {
    if (unforeseen) return {};
    if (daysTo(spent) > mostDays) return { when: 'later' };
    return { when: new Date(trueAtMs + (spent / pace) * dayMs).toISOString() };
  };
  const days = unforeseen || room === 'none' ? undefined : Math.max(daysTo(left), 0);

  const today: Stop = { id: 'today', amount: balance, share: 0 };
  const { below, since } = view.alert;
  return {
    room,
    left,
    days: days !== undefined && days > mostDays ? Number.POSITIVE_INFINITY : days,
    unforeseen,
    below: below !== null && since ? { amount: Number(below), since } : undefined,
    stops:
      room === 'none'
        ? [today, { id: 'credit', amount: credit, share: 1 }]
        : room === 'credit'
          ? [today, { id: 'credit', amount: -credit, share: 1, ...when(left) }]
          : [
              today,
              ...alertStop(balance, Number(below ?? 0), credit > 0, when),
              { id: 'used', amount: 0, share: credit > 0 ? usedShare : 1, ...when(balance) },
              ...(credit > 0 ? [{ id: 'credit', amount: credit, share: 1 } as const] : []),
            ],
  };
}

function whyNot(asOf: string | null, pace: number, nowMs: number): NoForecast | undefined {
  if (asOf === null) return 'unknown';
  if (nowMs - new Date(asOf).getTime() > freshMs) return 'late';
  return pace > 0 ? undefined : 'early';
}

/** While it lies ahead. The pace is even, so its share of the days is its share of the amount. */
function alertStop(
  balance: number,
  below: number,
  hasCredit: boolean,
  when: (spent: number) => Pick<Stop, 'when'>,
): Stop[] {
  if (below <= 0 || below >= balance) return [];
  const end = hasCredit ? usedShare : 1;
  const share = ((balance - below) / balance) * end;
  return [
    {
      id: 'alert',
      amount: below,
      share: Math.min(Math.max(share, alertFirst), end - alertLast),
      ...when(balance - below),
    },
  ];
}
