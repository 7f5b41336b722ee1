/** A row, as PostgreSQL writes it, that was there before or after a call and not both times. */
export type Change = { table: string; row: string };

type Rule = { table: string; row?: RegExp; calls: RegExp; isUsedUp?: true };

/** What stays of a call that failed or was refused, and why it has to. */
const rules: readonly Rule[] = [
  // Attempts of an address count whatever becomes of them, else a failure would be a free one.
  { table: 'limit_counters', row: /^\([a-z-]+:(ip|network):/, calls: /^/ },
  // A right password gives its attempt back: the row of the counter stays, with nothing in it.
  { table: 'limit_counters', row: /^\(login:strangers:[^,]+,[^,]+,0,/, calls: /[lL]ogin / },
  // Each hash takes its time, whether or not it is stored.
  { table: 'limit_counters', row: /^\(password:customer:/, calls: /^\/client_api\// },
  // A code that can be guessed has few attempts, also where the answer to one gets lost.
  {
    table: 'limit_counters',
    row: /^\((step|app)-attempt:/,
    calls: /\/secondStep\/|\/addApp /,
  },
  { table: 'sent_codes', calls: /\/activate |[cC]hangePassword / },
  // What proves that somebody is there is good once, so that nobody can send it again.
  { table: 'authenticator_apps', calls: /\/secondStep\/app /, isUsedUp: true },
  { table: 'passkeys', calls: /\/(secondStep|confirm)\/passkey /, isUsedUp: true },
  { table: 'passkey_challenges', calls: /[pP]asskey /, isUsedUp: true },
  { table: 'captcha_passes', calls: /\/verCodeByCaptcha /, isUsedUp: true },
  { table: 'captcha_challenges', calls: /^\/captcha\/answer/, isUsedUp: true },
  // What was no hand makes the next puzzle harder.
  { table: 'limit_counters', row: /^\(captcha:failed:/, calls: /^\/captcha\/answer/ },
];

/** Whether it is meant to stay. */
export const mayStay = (call: string, change: Change): boolean =>
  rules.some((rule) => rule.calls.test(call) && applies(rule, change));

/** Whether the call can't be sent once more as it was. */
export const isUsedUp = (change: Change): boolean =>
  rules.some((rule) => rule.isUsedUp && applies(rule, change));

const applies = ({ table, row = /^/ }: Rule, change: Change): boolean =>
  table === change.table && row.test(change.row);
