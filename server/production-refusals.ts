import type { Env } from './env.ts';
import { isGuessable } from './guessable-secret.ts';
import { areTooWide, parseNetwork } from './networks.ts';

/** Unsafe settings that production refuses unless `ALLOW_IN_PRODUCTION` names them. */
export const allowances = [
  'open-proxies',
  'plain-database',
  'plain-http',
  'plain-mail',
  'plain-sms',
  'unchecked-certificates',
  'weak-alerts-token',
  'weak-gateway-token',
  'weak-metrics-token',
  'weak-secret',
] as const;

export type Allowance = (typeof allowances)[number];

type Refusal = { isMet(env: Env): boolean; line: string };

const refusals: Record<Allowance, Refusal> = {
  'open-proxies': {
    isMet: ({ trustedProxies }) =>
      areTooWide(trustedProxies.flatMap((network) => parseNetwork(network) ?? [])),
    line: 'TRUSTED_PROXIES lets anybody claim any address: name the proxies alone, such as 10.0.0.7',
  },
  'plain-database': {
    isMet: ({ databaseUrl }) => databaseUrl !== undefined && !isDatabaseSure(new URL(databaseUrl)),
    line: 'DATABASE_URL may be used without TLS: add ?sslmode=verify-full, so that the certificate is checked',
  },
  'plain-http': {
    isMet: ({ publicUrl, publicUrlGiven, deskUrl }) =>
      (publicUrlGiven && publicUrl.startsWith('http:')) || deskUrl?.startsWith('http:') === true,
    line: 'PUBLIC_URL or DESK_URL is without TLS: write https://…, the address that browsers use',
  },
  'plain-mail': {
    isMet: ({ mail }) => mail?.by === 'smtp' && !isTlsSure(new URL(mail.url)),
    line: 'SMTP_URL may be used without TLS: write smtps://…, or add ?requireTLS=true, and let certificates be checked',
  },
  'plain-sms': {
    isMet: ({ sms }) => sms !== undefined && new URL(sms.url).protocol === 'http:',
    line: 'SMS_URL is without TLS: write https://…',
  },
  'unchecked-certificates': {
    isMet: ({ checksCertificates }) => !checksCertificates,
    line: 'NODE_TLS_REJECT_UNAUTHORIZED is 0, and no certificate is checked: unset it, and give Node a private authority with NODE_EXTRA_CA_CERTS',
  },
  'weak-alerts-token': {
    isMet: ({ alertsToken }) => alertsToken !== undefined && isGuessable(alertsToken),
    line: 'ALERTS_TOKEN can be guessed: make one with openssl rand -base64 32',
  },
  'weak-gateway-token': {
    isMet: ({ gateway: { tokens } }) => tokens.some(isGuessable),
    line: 'GATEWAY_TOKEN or GATEWAY_TOKEN_SECOND can be guessed: make one with openssl rand -base64 32',
  },
  'weak-metrics-token': {
    isMet: ({ metrics: { token } }) => token !== undefined && isGuessable(token),
    line: 'METRICS_TOKEN can be guessed: make one with openssl rand -base64 32',
  },
  'weak-secret': {
    isMet: ({ appSecret, appSecretSecond }) =>
      [appSecret, appSecretSecond].some((one) => one !== undefined && isGuessable(one)),
    line: 'APP_SECRET or APP_SECRET_SECOND can be guessed: make one with openssl rand -base64 32',
  },
};

/** One line per unsafe setting. */
export const refusedInProduction = (env: Env, words: readonly Allowance[]): string[] =>
  words
    .filter((word) => !env.allowedInProduction.includes(word) && refusals[word].isMet(env))
    .map((word) => `In production ${refusals[word].line}; or set ALLOW_IN_PRODUCTION=${word}.`);

/** Plain `smtp:` uses TLS if it is offered, which an attacker in between can suppress. */
function isTlsSure({ protocol, searchParams }: URL): boolean {
  const isRequired = ['true', '1'].includes(searchParams.get('requireTLS') ?? '');
  const isChecked = (searchParams.get('tls.rejectUnauthorized') ?? 'true') === 'true';
  return (protocol === 'smtps:' || isRequired) && isChecked;
}

/**
 * A database on this machine, or one whose certificate is verified; other SSL modes do not ensure
 * that.
 */
function isDatabaseSure({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname;
  const mode = searchParams.get('sslmode');
  const isEncrypted = mode === null && ['true', '1'].includes(searchParams.get('ssl') ?? '');
  return (
    /^(\/.*|localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host) || mode === 'verify-full' || isEncrypted
  );
}
