/** A row, as PostgreSQL prints it, that exists only before or only after a call. */
export type Change = { table: string; row: string };

type Rule = { table: string; row?: RegExp; calls: RegExp; isUsedUp?: true };

/** What a failed or refused call leaves behind, and why it must. */
const rules: readonly Rule[] = [
  // Attempts by address count whatever their outcome, otherwise a failure would be free.
  { table: 'limit_counters', row: /^\([a-z-]+:(ip|network):/, calls: /^/ },
  // A correct password gives its attempt back: the counter's row stays, with zero.
  {
    table: 'limit_counters',
    row: /^\(login:strangers:[^,]+,[^,]+,0,/,
    calls: /[lL]ogin |\/login\/resend/,
  },
  // Each hash costs time, whether or not it is stored.
  { table: 'limit_counters', row: /^\(password:customer:/, calls: /^\/client_api\// },
  // A guessable code has few attempts, also if the response to one is lost.
  {
    table: 'limit_counters',
    row: /^\((step|app)-attempt:/,
    calls: /\/secondStep\/|\/addApp /,
  },
  { table: 'sent_codes', calls: /\/activate |[cC]hangePassword / },
  // A proof of presence is valid once, so that it cannot be replayed.
  { table: 'authenticator_apps', calls: /\/secondStep\/app /, isUsedUp: true },
  { table: 'passkeys', calls: /\/(secondStep|confirm|login)\/passkey /, isUsedUp: true },
  { table: 'passkey_challenges', calls: /[pP]asskey /, isUsedUp: true },
  { table: 'desk_passkeys', calls: /^\/desk\/call\/(logIn|confirm) /, isUsedUp: true },
  { table: 'desk_challenges', calls: /^\/desk\/call\//, isUsedUp: true },
  { table: 'captcha_passes', calls: /\/verCodeByCaptcha /, isUsedUp: true },
  { table: 'captcha_challenges', calls: /^\/captcha\/answer/, isUsedUp: true },
  // A track that no hand made makes the next puzzle harder.
  { table: 'limit_counters', row: /^\(captcha:failed:/, calls: /^\/captcha\/answer/ },
];

/** Whether the change is meant to survive a call that fails. */
export const maySurvive = (call: string, change: Change): boolean =>
  rules.some((rule) => rule.calls.test(call) && applies(rule, change));

/** Whether the change used up a code or token, so that the same request would now be refused. */
export const isUsedUp = (change: Change): boolean =>
  rules.some((rule) => rule.isUsedUp && applies(rule, change));

const applies = ({ table, row = /^/ }: Rule, change: Change): boolean =>
  table === change.table && row.test(change.row);
