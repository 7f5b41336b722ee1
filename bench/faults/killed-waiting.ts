import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, temporaryFolder } from '../product.ts';
import { startMailExchange } from './mail-exchange.ts';
import { readOutbox, waitUntilDelivered } from './outbox-reader.ts';
import { queueMessages } from './outbox-writer.ts';
import type { FaultScenario } from './scenario.ts';

/** A lease is 30 s; the rest is for polling the lane and a busy machine. */
const takenOverWithinMs = 35_000;
const codeWithinMs = 5_000;
const patienceMs = 90_000;

export const killedWaiting: FaultScenario = {
  name: 'killed-waiting',
  about: 'the server is killed while mails of each lane wait for their confirmation',
  run: async (run, { say }) => {
    const dataDir = await temporaryFolder(run);
    const exchange = await startMailExchange(run);
    const settings = { DATA_DIR: dataDir, SMTP_URL: exchange.url };
    const killed = await startProduct(run, settings);
    exchange.onMail = () => pause(patienceMs);
    for (const template of ['reset-code-mail', 'status-confirm', 'status-notice'] as const)
      await queueMessages(dataDir, template, ['mei@harbour.example']);
    while (exchange.taken.length < 3) await pause(20);
    await killed.kill();
    const killedMs = performance.now();
    const waiting = [...exchange.taken];
    exchange.onMail = undefined;
    say('killed with three mails given and none confirmed');

    const product = await startProduct(run, settings);
    await queueMessages(dataDir, 'reset-code-mail', ['lin@harbour.example']);
    const askedMs = performance.now();
    while (exchange.taken.length === waiting.length) await pause(20);
    const codeMs = Math.round(performance.now() - askedMs);
    const delivered = await waitUntilDelivered(dataDir, patienceMs);
    const overMs = Math.round(performance.now() - killedMs);
    const rows = await readOutbox(dataDir);
    const copies = rows.map(
      ({ id }) => exchange.taken.filter((messageId) => messageId.startsWith(`${id}@`)).length,
    );
    await product.stop();
    return [
      {
        what: `another code went out ${codeMs} ms after it was asked for`,
        holds: codeMs < codeWithinMs,
      },
      {
        what: `the three were taken over within ${overMs} ms after the end`,
        holds: delivered && overMs < takenOverWithinMs,
      },
      {
        what: `${copies.join(', ')} copies, each with the Message-ID of its row`,
        holds:
          copies.every((count) => count >= 1 && count <= 2) &&
          copies.reduce((sum, count) => sum + count) === exchange.taken.length,
      },
    ];
  },
};
