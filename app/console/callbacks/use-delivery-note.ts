import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { MessageCallback } from '#contract/requests.ts';
import { causeOf } from './delivery-cause.ts';

type Delivery = Pick<MessageCallback, 'state' | 'dueAt' | 'attempts'>;

/** In short: when the next attempt is due, why it was given up, or how long it took. */
export function useDeliveryNote(): (delivery: Delivery) => string {
  const { deliveries: words, causes } = useWords('consoleCallbacks');
  const formats = useFormats();
  return ({ state, dueAt, attempts }) => {
    const last = attempts.at(-1);
    if (state === 'waiting') return fill(words.nextTry, { time: formats.second(dueAt) });
    if (!last) return '';
    const cause = causeOf(last);
    return cause
      ? fill(words.givenUp, { cause: causes[cause].short })
      : fill(words.milliseconds, { count: last.tookMs });
  };
}
