import { eq } from 'drizzle-orm';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { countries, outboxMessages } from '#server/db/schema.ts';
import { readEnv } from '#server/env.ts';
import { accountsOn } from '#tests/support/accounts.ts';
import type { FuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

const numbers = 5_000;
const addresses = 500;
const tokens = 500;

/** Numbers that cannot receive text messages, and those with the highest fees. */
const expensive = ['+44 909 879 0123', '+881 612 345 678', '+882 16 1234 5678', '+1 900 234 5678'];

/**
 * As if every captcha were solved: only as many messages leave as the limits allow, and resets
 * still work.
 */
export async function runTextPumping(fuzzed: FuzzedApp): Promise<AttackReport[]> {
  const owner = accountsOn(fuzzed);
  await owner.addCustomer({ phone: '+6591234567' });
  const one = await pump(fuzzed, 'texts: 5,000 numbers with one token', 1);
  const many = await pump(fuzzed, 'texts: 5,000 numbers with 500 tokens', tokens);
  const reset = await owner.askForCode('+6591234567', 4, { remoteAddress: '192.0.2.1' });
  if (reset.body.data.sendResult !== true)
    many.complaints.push(`the owner's reset was refused: ${reset.text}`);
  return [one, many];
}

async function pump(fuzzed: FuzzedApp, name: string, signUps: number): Promise<AttackReport> {
  const { database } = fuzzed.context;
  const { limits } = readEnv({});
  const report: AttackReport = { name, sent: 0, answers: {}, complaints: [] };
  const before = await sentTo(database);
  const places = await database.select().from(countries);
  const tried = places
    .filter(({ iso2 }) =>
      ['SG', 'CN', 'US', 'GB', 'ID', 'VN', 'BR', 'NG', 'PK', 'DE'].includes(iso2),
    )
    .map(({ id, iso2 }) => ({ id, example: exampleOf(iso2) }));
  for (let signUp = 0; signUp < signUps; signUp += 1) {
    const they = accountsOn(fuzzed);
    const place = tried[signUp % tried.length];
    const from = addressOf(signUp);
    const email = `pump-${signUps}-${signUp}@x.example`;
    const signedUp = await they.signUp({ email, countryId: place?.id ?? 702 }, from);
    const token: string = signedUp.body.data;
    for (let i = 0; i < numbers / signUps; i += 1) {
      const nth = signUp * (numbers / signUps) + i;
      const phone =
        i % 10 === 9 ? (expensive[nth % expensive.length] ?? '') : variantOf(place?.example, nth);
      const { body } = await they.askForCode(phone, 5, { token, ...addressOf(nth) });
      report.sent += 1;
      const answer = body.data?.sendErrorCode ?? (body.data?.sendResult ? 'sent' : body.code);
      report.answers[answer] = (report.answers[answer] ?? 0) + 1;
    }
  }
  const sent = (await sentTo(database)).slice(before.length);
  const most = signUps * Math.min(limits.numbersPerActivation, limits.textsPerActivation);
  if (sent.length > most) report.complaints.push(`${sent.length} texts where ${most} may leave`);
  const perDialCode = Map.groupBy(sent, (phone) => phone.slice(0, 3));
  for (const [dialCode, texts] of perDialCode)
    if (texts.length > limits.textsPerDialCodeAndHour)
      report.complaints.push(`${texts.length} texts to ${dialCode} in an hour`);
  if (sent.some((phone) => /^\+(44909|88|1900)/.test(phone)))
    report.complaints.push('a number was texted that somebody earns from');
  return report;
}

async function sentTo(database: FuzzedApp['context']['database']): Promise<string[]> {
  const rows = await database
    .select({ recipient: outboxMessages.recipient })
    .from(outboxMessages)
    .where(eq(outboxMessages.template, 'activation-code-text'))
    .orderBy(outboxMessages.createdAt);
  return rows.map(({ recipient }) => recipient);
}

const addressOf = (nth: number) => ({
  remoteAddress: `10.${(nth % addresses) >> 4}.${(nth % addresses) & 15}.7`,
});

const exampleOf = (iso2: string): string =>
  getExampleNumber(iso2 as 'SG', examples)?.number ?? '+6581234567';

/** Another number of the same kind. */
const variantOf = (example = '+6581234567', nth: number): string =>
  example.slice(0, -4) + String((nth * 37) % 10_000).padStart(4, '0');
