import type { ReasonCard, ReasonCase } from '../reasons.ts';

/** The status and reason that a response, a callback or a log line states. */
export type Stated = { status?: string; reason?: string; event?: string; product?: string };

/** The states in a parsed response or callback: of its data, and of each entry of a list. */
export function statedIn(value: unknown): Stated[] {
  const body = Object(value);
  const event = textIn(body, 'event');
  const data = 'data' in body ? body.data : body;
  const lists = Object.values(Object(data)).filter(Array.isArray);
  const found = [data, ...lists.flat()].flatMap((entry) => {
    const status = textIn(entry, 'status');
    const reason = textIn(entry, 'reason') ?? textIn(entry, 'rejectionReason');
    return status || reason ? [{ status, reason, ...(event && { event }) }] : [];
  });
  const known = new Set<string>();
  return found.filter(({ status, reason }) => {
    const key = `${status} ${reason}`;
    return known.has(key) ? false : known.add(key);
  });
}

function textIn(value: unknown, name: string): string | undefined {
  const found: unknown = Object(value)[name];
  return typeof found === 'string' && found ? found : undefined;
}

/** A receipt in a pasted text: its first status and reason, and the fields worth showing. */
export type Receipt = Stated & { fields: { name: string; value: string }[] };

/** Also of a cut text and of a log line, `status=UNDELIV`; undefined without a status or reason. */
export function readReceipt(text: string): Receipt | undefined {
  const pairs = [...text.matchAll(pair)].map(([, name = '', quoted, bare]): [string, string] => [
    name,
    quoted ?? bare ?? '',
  ]);
  const first = (fits: RegExp, is = /./) =>
    pairs.find(([name, value]) => fits.test(name) && is.test(value))?.[1];
  const status = first(/^status$/i, stateName);
  const reason = first(/^(reason|rejectionReason)$/i, stateName);
  if (!status && !reason) return undefined;
  const event = first(/^event$/);
  const [idName] = pairs.find(([name]) => /Id$/.test(name) && !otherIds.test(name)) ?? [];
  const [person] = pairs.find(([name]) => people.test(name)) ?? [];
  const [time] = pairs.findLast(([name]) => /At$/.test(name)) ?? [];
  const shown = ['event', idName, person, 'status', 'reason', time];
  const fields = shown.flatMap((name) => {
    const [, value] = pairs.find(([one]) => one === name) ?? [];
    return name && value ? [{ name, value: name === person ? masked(value) : value }] : [];
  });
  return { status, reason, event, fields: text.includes('{') ? fields : [] };
}

const pair = /["']?\b([A-Za-z]\w*)["']?\s*[:=]\s*(?:["']([^"']*)["']|([\w.+-]+))/g;
const stateName = /^[A-Za-z]+(_[A-Za-z]+)*$/;
const otherIds = /^(eventId|requestId|senderId)$/;
const people = /^(phone|recipient|email|callee|number)$/;

/** `84•••••142`; of a mail address its first letter and its domain. */
const masked = (value: string): string =>
  value.includes('@')
    ? value.replace(/(?<=^.)[^@]*/, '•••')
    : value.replace(/(?<=^..).*(?=...$)/, '•••••');

/** Upper and lower case, spaces, hyphens and underscores make no difference. */
export const bareName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/**
 * The card of a reason, else of its status, with the meanings that fit its status and product, which
 * a callback event may stand for.
 */
export function cardFor(
  { status, reason, event = '', product: named }: Stated,
  cards: readonly ReasonCard[],
  events: Readonly<Record<string, string>>,
): ReasonCard | undefined {
  const card =
    cards.find(({ kind, name }) => kind === 'reason' && name === reason) ??
    cards.find(({ kind, name }) => kind === 'status' && name === status);
  const product = named ?? events[event];
  const ofProduct = narrowed(
    card?.cases ?? [],
    ({ products }) => !product || products.some(({ id }) => id === product),
  );
  const cases = narrowed(
    ofProduct,
    ({ states }) => !status || states.length === 0 || states.includes(status),
  );
  return card && { ...card, cases };
}

/** What fits, or everything if nothing does. */
function narrowed(
  cases: readonly ReasonCase[],
  fits: (one: ReasonCase) => boolean,
): readonly ReasonCase[] {
  const fitting = cases.filter(fits);
  return fitting.length > 0 ? fitting : cases;
}
