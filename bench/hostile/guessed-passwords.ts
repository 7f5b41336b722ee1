import { accountsOn, goodPassword } from '#tests/support/accounts.ts';
import type { FuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

const guesses = 600;
const networks = 60;
const ownersAddress = '192.0.2.7';

/** Many networks guess one account's password while its owner logs in, also from their networks. */
export async function runGuessedPasswords(fuzzed: FuzzedApp): Promise<AttackReport> {
  const report: AttackReport = {
    name: 'guessed passwords, the owner logs in meanwhile',
    sent: 0,
    answers: {},
    complaints: [],
  };
  const owner = accountsOn(fuzzed);
  const stranger = accountsOn(fuzzed);
  const account = 'owner@harbour.example';
  await owner.addCustomer({ email: account, phone: '+6598765432', username: null });
  const count = (answer: string) => {
    report.answers[answer] = (report.answers[answer] ?? 0) + 1;
  };
  await owner.logIn(account, goodPassword, { remoteAddress: ownersAddress });
  for (let i = 0; i < guesses; i += 1) {
    const remoteAddress = i % 10 === 0 ? ownersAddress : `10.9.${i % networks}.7`;
    const { status, body } = await stranger.logIn(account, `guess${i}a1`, { remoteAddress });
    report.sent += 1;
    count(`stranger ${body.code === 0 ? 'in' : status === 200 ? 'refused' : status}`);
    if (body.code === 0) report.complaints.push('a guess was let in');
    if (i % 50 !== 49) continue;
    const mine = await owner.logIn(account, goodPassword, { remoteAddress: ownersAddress });
    count(mine.body.code === 0 ? 'owner in' : 'owner refused');
    if (mine.body.code !== 0) report.complaints.push(`the owner was kept out: ${mine.text}`);
  }
  return report;
}
