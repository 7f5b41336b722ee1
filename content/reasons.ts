/** Whose problem a status or reason is. `reason`: the reason beside the status says it. */
export const parties = [
  'nobody',
  'you',
  'customer',
  'recipient',
  'caller',
  'callee',
  'operator',
  'platform',
  'server',
  'us',
  'unclear',
  'reason',
] as const;
export type Party = (typeof parties)[number];

/** What to do next: send, call or request again, at once, later or never; or something else first. */
export const nextSteps = [
  'send',
  'send-later',
  'send-never',
  'call',
  'call-later',
  'call-never',
  'retry',
  'retry-later',
  'retry-never',
  'change',
  'fix',
  'check',
  'reason',
  'wait',
  'done',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** Whether it is charged. `maybe`: only if an operator had taken it over. */
export const charges = ['no', 'handover', 'maybe', 'minutes', 'sent', 'receipt', 'result'] as const;
export type Charge = (typeof charges)[number];

/** The longest waits before each further attempt, such as `15min`. */
export const waitPattern = /^\d+(s|min|h|d)$/;
export type WaitUnit = 's' | 'min' | 'h' | 'd';

/** The meaning of a status or reason in some products, and what to do about it, in one language. */
export type ReasonCase = {
  products: readonly { id: string; name: string; path: string }[];
  /** The statuses that a reason comes with. */
  states: readonly string[];
  means: string;
  next: NextStep;
  /** The next step in a word. */
  tag: string;
  /** How long to wait, or what to do first, in short. */
  aside: string;
  /** Whose problem it is, in short; empty if there is none. */
  whose: string;
  /** The same and more in sentences. */
  facts: readonly { name: string; value: string }[];
  /** The recipient of the sandbox that ends like this: a name, and where to send to it. */
  tryWith?: { name: string; path: string };
};

/** A status or a reason by its name, with the path of its card. */
export type ReasonCard = {
  name: string;
  kind: 'status' | 'reason';
  path: string;
  cases: readonly ReasonCase[];
};

/** The published file of a language. `events`: the product of each callback event, and of each call. */
export type ReasonFile = { cards: readonly ReasonCard[]; events: Readonly<Record<string, string>> };
