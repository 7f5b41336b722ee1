import { setTimeout as pause } from 'node:timers/promises';
import { sendMessage } from '../contact-sender.ts';
import { startProduct, temporaryFolder } from '../product.ts';
import { type MailExchange, startMailExchange } from './mail-exchange.ts';
import { readOutbox, waitUntilDelivered } from './outbox-reader.ts';
import { queueMessages } from './outbox-writer.ts';
import type { FaultScenario, Finding } from './scenario.ts';
import { startTextProvider, type TextProvider } from './text-provider.ts';

const notices = 500;
/** The second delay exceeds the timeout for silence before a mail is complete. */
const confirmAfterMs = [2_000, 25_000];
const codeWithinMs = 5_000;
/** Five notices a second, once the mail server is fast again. */
const drainMs = 10 * 60_000;

export const slowMail: FaultScenario = {
  name: 'slow-mail',
  about: `the mail server takes its time to confirm, and ${notices} notices stand before a code`,
  run: async (run, { say }) => {
    const dataDir = await temporaryFolder(run);
    const exchange = await startMailExchange(run);
    const provider = await startTextProvider(run);
    const product = await startProduct(run, {
      DATA_DIR: dataDir,
      SMTP_URL: exchange.url,
      SMS_URL: provider.url,
      // The smallest pool that the setting allows.
      DATABASE_POOL: '5',
    });
    const slowBy = (ms: number) => {
      exchange.onMail = () => pause(ms);
      provider.onText = () => pause(ms);
    };

    const findings: Finding[] = [];
    slowBy(0);
    await queueMessages(dataDir, 'status-notice', subscribers);
    for (const ms of confirmAfterMs) {
      slowBy(ms);
      say(`the other sides confirm after ${ms / 1000} s`);
      findings.push(...(await askForCodes(dataDir, { exchange, provider })));
      const [answeredMs, accepted] = await timed(() => sendMessage(product.url, 'Hello'));
      findings.push({
        what: `a contact message was answered after ${answeredMs} ms`,
        holds: accepted && answeredMs < codeWithinMs,
      });
      // Long enough for a sender that mistakes slow for lost to send again.
      await pause(ms + 10_000);
    }

    slowBy(0);
    say('the other sides are quick again');
    const delivered = await waitUntilDelivered(dataDir, drainMs);
    const rows = await readOutbox(dataDir);
    const [mails, texts] = [exchange.taken, provider.taken];
    await product.stop();
    return [
      ...findings,
      {
        what: `${rows.length} messages in the outbox, all sent at the first try`,
        holds:
          delivered && rows.every(({ status, attempts }) => status === 'sent' && attempts === 1),
      },
      {
        what: `${mails.length} mails and ${texts.length} texts arrived, none twice and none lost`,
        holds:
          mails.length + texts.length === rows.length &&
          new Set([...mails, ...texts]).size === rows.length,
      },
    ];
  },
};

const subscribers = Array.from({ length: notices }, (_, number) => `reader-${number}@a.example`);

type OtherSides = { exchange: MailExchange; provider: TextProvider };

/** A code by mail and one by text message, behind all queued notices. */
async function askForCodes(
  dataDir: string,
  { exchange, provider }: OtherSides,
): Promise<Finding[]> {
  const ways = [
    { way: 'mail', template: 'reset-code-mail', to: 'mei@harbour.example', taken: exchange.taken },
    { way: 'text', template: 'reset-code-text', to: '+6581234567', taken: provider.taken },
  ] as const;
  return Promise.all(
    ways.map(async ({ way, template, to, taken }) => {
      const [id = ''] = await queueMessages(dataDir, template, [to]);
      const [arrivedMs, arrived] = await timed(() => waitUntilTaken(taken, id));
      const waiting = (await readOutbox(dataDir)).filter(
        (row) => row.template === 'status-notice' && row.status === 'queued',
      );
      return {
        what: `the code by ${way} arrived after ${arrivedMs} ms, ${waiting.length} notices still waited`,
        holds: arrived && arrivedMs < codeWithinMs && waiting.length > 0,
      };
    }),
  );
}

async function waitUntilTaken(taken: readonly string[], id: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    if (taken.some((key) => key.startsWith(id))) return true;
    await pause(20);
  }
  return false;
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const beganMs = performance.now();
  const result = await work();
  return [Math.round(performance.now() - beganMs), result];
}
