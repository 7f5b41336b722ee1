import { setTimeout as pause } from 'node:timers/promises';
import { sendMessage } from '../contact-sender.ts';
import { startProduct, temporaryFolder } from '../product.ts';
import { startMailExchange } from './mail-exchange.ts';
import { readOutbox, waitUntilDelivered } from './outbox-reader.ts';
import type { FaultScenario } from './scenario.ts';

const pauseBetweenMs = 200;

/**
 * Retries have growing intervals: the last one comes about as long after the fault as the fault
 * lasted.
 */
const patienceMs = (downMs: number) => 60_000 + 2 * downMs;

export const smtpDown: FaultScenario = {
  name: 'smtp-down',
  about: 'the mail server is away while contact messages come in',
  run: async (run, { minutes, say }) => {
    const dataDir = await temporaryFolder(run);
    const exchange = await startMailExchange(run);
    const product = await startProduct(run, { DATA_DIR: dataDir, SMTP_URL: exchange.url });
    const downMs = minutes * 60_000;
    let sent = 0;
    let refused = 0;
    const sendFor = async (durationMs: number) => {
      const untilMs = performance.now() + durationMs;
      while (performance.now() < untilMs) {
        sent += 1;
        if (!(await sendMessage(product.url, `Message ${sent}`))) refused += 1;
        await pause(pauseBetweenMs);
      }
    };

    await sendFor(2_000);
    for (const state of ['closed', 'silent', 'busy'] as const) {
      say(`the mail server is ${state} for ${Math.round(downMs / 3000)} s`);
      await exchange.become(state);
      await sendFor(downMs / 3);
    }
    await exchange.become('open');
    const backMs = performance.now();
    say('the mail server is back');
    await sendFor(2_000);
    const delivered = await waitUntilDelivered(dataDir, patienceMs(downMs));
    const drainSeconds = Math.round((performance.now() - backMs) / 1000);

    const rows = await readOutbox(dataDir);
    const distinct = new Set(exchange.taken);
    const retried = rows.filter(({ attempts }) => attempts > 1).length;
    await product.stop();
    return [
      { what: `${sent} requests, ${refused} refused`, holds: sent > 0 && refused === 0 },
      {
        what: `${rows.length} mails in the outbox, ${retried} tried more than once`,
        holds: rows.length === sent && retried > 0,
      },
      { what: `all delivered ${drainSeconds} s after the server was back`, holds: delivered },
      {
        what: `${exchange.taken.length} mails arrived with ${distinct.size} Message-IDs`,
        holds: distinct.size === sent && exchange.taken.length === sent,
      },
      {
        what: 'each Message-ID is that of its row',
        holds: rows.every(({ id }) =>
          [...distinct].some((messageId) => messageId.startsWith(`${id}@`)),
        ),
      },
    ];
  },
};
