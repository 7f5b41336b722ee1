import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { signRequest } from '#content/api/signing.ts';
import { sandboxPath } from '#contract/practice.ts';
import { hostileManners, startHostile } from '#tests/support/hostile-receiver.ts';
import { startNameServer } from '#tests/support/name-server.ts';
import { findProgram } from '../deploy/run-tool.ts';
import { selfSigned } from '../deploy/self-signed.ts';
import { openPractice, type PracticeKeys } from '../load/open-practice.ts';
import type { Run } from '../measurement.ts';
import { median } from '../percentile.ts';
import { temporaryFolder } from '../product.ts';
import type { AttackReport } from './run-attack.ts';
import { startSiblings } from './siblings.ts';
import { subscribeWebhooks } from './webhooks.ts';

/** Maximum delay of another session's callback caused by a hostile receiver. */
const maxLaterMs = 2_000;
const maxShutdownMs = 10_000;
/** A callback that has not arrived by then counts as lost. */
const givenUpMs = 20_000;
/** The sandbox delivers a text message after two seconds; hostile attempts are then in progress. */
const underWayMs = 2_500;
const recipients = 60;
const zone = 'receivers.test';

type Receiver = { kind: string; url: string };

/**
 * One request with many recipients for each kind of receiver, then all of them as webhooks of the
 * status, and another session's callback next to them.
 */
export async function runHostileReceivers(run: Run, processes: number): Promise<AttackReport[]> {
  const openssl = findProgram('openssl');
  if (!openssl) throw new Error('This needs openssl on this machine: apt install openssl.');
  const folder = await temporaryFolder(run);
  const files = await selfSigned(openssl, folder, [`*.${zone}`]);
  const certificate = {
    cert: await readFile(files.file, 'utf8'),
    key: await readFile(files.key, 'utf8'),
  };
  const names = await startNameServer((name) =>
    name.startsWith('dead.') ? 'never' : { afterMs: name.startsWith('slow.') ? 1_500 : 0 },
  );
  run.onEnd(names.stop);
  const receivers = await startReceivers(run, certificate);
  const good = await startGood(run, certificate);
  const siblings = await startSiblings(run, processes, {
    CALLBACK_DNS_SERVERS: names.address,
    NODE_EXTRA_CA_CERTS: files.file,
    // High enough that the hourly limits do not stop the attack.
    SANDBOX_DELIVERIES_PER_HOUR: '1000000',
    SANDBOX_HOSTS: '1000',
  });
  const urls = siblings.urls();
  const wait = () => good.arrivalMs(siblings.urls());
  const usual = median([await wait(), await wait(), await wait()]);

  const reports: AttackReport[] = [];
  const report = (name: string, tookMs: number, maxMs: number) =>
    reports.push({
      name: `${name}, ${processes} process${processes > 1 ? 'es' : ''}`,
      sent: recipients,
      answers: { [`${Math.round(tookMs)} ms`]: 1 },
      complaints: tookMs <= maxMs ? [] : [`took ${tookMs} ms, at most ${Math.round(maxMs)}`],
    });
  report('callback alone', usual, Number.POSITIVE_INFINITY);
  for (const { kind, url } of receivers) {
    console.log(`Calling back a receiver of the kind: ${kind}`);
    const [origin = ''] = urls;
    await sendText(origin, await openPractice(origin), url, recipients);
    await pause(underWayMs);
    report(`callback beside: ${kind}`, await wait(), usual + maxLaterMs);
  }
  console.log('Subscribing every receiver to the status by webhook');
  await subscribeWebhooks(
    siblings,
    receivers.map(({ url }) => url),
  );
  await pause(underWayMs);
  report('callback beside: webhooks of the status', await wait(), usual + maxLaterMs);
  const beganMs = performance.now();
  await siblings.stop();
  report('shutdown beside all of them', performance.now() - beganMs, maxShutdownMs);
  await siblings.start();
  report('callback after a restart', await wait(), usual + maxLaterMs);
  await siblings.stop();
  return reports;
}

async function startReceivers(
  run: Run,
  certificate: { cert: string; key: string },
): Promise<Receiver[]> {
  const receivers: Receiver[] = [];
  for (const kind of hostileManners) {
    const { port, stop } = await startHostile(kind, certificate);
    run.onEnd(stop);
    receivers.push({ kind, url: `https://${kind}.${zone}:${port}/` });
  }
  // Accepts the connection and never completes the TLS handshake.
  const { port, stop } = await startHostile('silence');
  run.onEnd(stop);
  return [
    ...receivers,
    { kind: 'TLS stall', url: `https://stall.${zone}:${port}/` },
    { kind: 'dead DNS', url: `https://dead.${zone}/` },
    { kind: 'slow DNS', url: `https://slow.${zone}:${port}/` },
  ];
}

/** A receiver that answers immediately and reports how long after its call a callback arrives. */
async function startGood(run: Run, certificate: { cert: string; key: string }) {
  const server = createServer(certificate, (request, response) => {
    request.resume();
    server.emit(request.url ?? '');
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  run.onEnd(async () => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    /** Measured for each process in turn; the slowest counts. */
    arrivalMs: async (origins: readonly string[]): Promise<number> => {
      let slowestMs = 0;
      for (const origin of origins) {
        const path = `/${randomUUID()}`;
        const keys = await openPractice(origin);
        const beganMs = performance.now();
        const arrived = once(server, path, { signal: AbortSignal.timeout(givenUpMs) });
        await sendText(origin, keys, `https://good.${zone}:${port}${path}`, 1);
        await arrived.catch(() => undefined);
        slowestMs = Math.max(slowestMs, performance.now() - beganMs);
      }
      return slowestMs;
    },
  };
}

async function sendText(
  origin: string,
  { accessKey, secretKey }: PracticeKeys,
  callbackUrl: string,
  count: number,
): Promise<void> {
  const path = '/v2/sms/mt';
  const phones = Array.from({ length: count }, (_, index) => String(12_025_550_200 + index));
  const body = JSON.stringify({ phones, content: 'Hello', callbackUrl });
  const [timestampMs, nonce] = [String(Date.now()), randomUUID()];
  const signature = signRequest(
    { method: 'POST', path, query: [], timestampMs, nonce, body },
    secretKey,
  );
  const response = await fetch(origin + sandboxPath + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...{ 'x-access-key': accessKey, 'x-timestamp': timestampMs },
      ...{ 'x-nonce': nonce, 'x-signature': signature },
    },
    body,
  });
  if (response.status !== 200)
    throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
}
