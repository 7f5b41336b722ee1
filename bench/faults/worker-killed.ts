import { sendMessage } from '../contact-sender.ts';
import { startProduct, temporaryFolder } from '../product.ts';
import { startMailExchange } from './mail-exchange.ts';
import { readOutbox, waitUntilDelivered } from './outbox-reader.ts';
import type { FaultScenario, Finding } from './scenario.ts';

const rounds = 6;
const patienceMs = 60_000;

/**
 * The mail server has the complete mail; the worker dies before it can record that. Every other
 * time the mail server still answers, so that the process dies around the commit.
 */
export const workerKilled: FaultScenario = {
  name: 'worker-killed',
  about: 'the server dies between handing a mail over and writing that down',
  run: async (run, { say }) => {
    const dataDir = await temporaryFolder(run);
    const exchange = await startMailExchange(run);
    const settings = { DATA_DIR: dataDir, SMTP_URL: exchange.url };
    const findings: Finding[] = [];
    let product = await startProduct(run, settings);
    for (let round = 1; round <= rounds; round += 1) {
      const answers = round % 2 === 0;
      const before = exchange.taken.length;
      const killed = Promise.withResolvers<void>();
      exchange.onMail = async () => {
        exchange.onMail = undefined;
        const death = product.kill();
        death.then(killed.resolve, killed.reject);
        if (!answers) await death;
      };
      const acknowledged = await sendMessage(product.url, `Round ${round}`);
      await killed.promise;
      product = await startProduct(run, settings);
      const delivered = await waitUntilDelivered(dataDir, patienceMs);
      const copies = exchange.taken.slice(before);
      const oneId = new Set(copies).size === 1;
      say(
        `round ${round}: killed ${answers ? 'with' : 'before'} the answer, ${copies.length} copies`,
      );
      findings.push({
        what: `round ${round}: acknowledged and delivered, ${copies.length} copies under one Message-ID`,
        holds: acknowledged && delivered && oneId && copies.length <= 2,
      });
    }
    const rows = await readOutbox(dataDir);
    await product.stop();
    return [
      ...findings,
      {
        what: `${rows.length} mails in the outbox, all sent`,
        holds: rows.length === rounds && rows.every(({ status }) => status === 'sent'),
      },
    ];
  },
};
