import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pagePath } from '#content/site-map.ts';
import { sendContactMessage } from '#contract/contact.ts';
import type { AttackReport } from './run-attack.ts';

const drip = 1_000;
/** The server allows 30 seconds for a request and checks every five. */
const cutWithinMs = 45_000;
const answerWithinMs = 2_000;

/** What each kind sends immediately; after that it sends a byte a second, or none. */
const kinds = {
  'says nothing': { start: '', byte: '' },
  'slow head': { start: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', byte: 'a' },
  'slow body': {
    start: `POST ${sendContactMessage.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
    byte: ' ',
  },
  'slow body of a page': {
    start: `POST ${pagePath('login', 'en')} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n`,
    byte: ' ',
  },
  'slow chunks': {
    start: `POST ${sendContactMessage.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    byte: '1\r\n \r\n',
  },
};

export const runSlowSenders = (origin: string): Promise<AttackReport> =>
  holdSlowly({
    ...{ name: 'slow senders', port: Number(new URL(origin).port), kinds, sendersOfEachKind: 25 },
    askMeanwhile: () => fetch(origin + pagePath('home', 'en')),
  });

type Slowness = {
  name: string;
  port: number;
  kinds: Record<string, { start: string; byte: string }>;
  sendersOfEachKind: number;
  /** Of somebody who is served. */
  askMeanwhile: () => Promise<Response>;
};

/** Many clients that never finish: each must be disconnected while others are served. */
export async function holdSlowly({
  name,
  port,
  kinds,
  sendersOfEachKind,
  askMeanwhile,
}: Slowness): Promise<AttackReport> {
  const senders = Object.entries(kinds).flatMap(([kind, words]) =>
    Array.from({ length: sendersOfEachKind }, () => startSender(port, kind, words)),
  );
  const report: AttackReport = {
    name,
    sent: senders.length,
    answers: {},
    complaints: [],
  };
  let slowestMs = 0;
  const deadlineMs = performance.now() + cutWithinMs;
  while (performance.now() < deadlineMs && senders.some(({ isOpen }) => isOpen())) {
    const beganMs = performance.now();
    const reply = await askMeanwhile();
    await reply.arrayBuffer();
    slowestMs = Math.max(slowestMs, performance.now() - beganMs);
    if (reply.status !== 200) report.complaints.push(`others were answered ${reply.status}`);
    await pause(500);
  }
  if (slowestMs > answerWithinMs)
    report.complaints.push(`others waited up to ${Math.round(slowestMs)} ms`);
  const wrong: Record<string, number> = {};
  for (const { kind, isOpen, status, end } of senders) {
    const answer = isOpen() ? 'hang' : status();
    report.answers[answer] = (report.answers[answer] ?? 0) + 1;
    if (answer === 'hang' || Number(answer) >= 500)
      wrong[`${kind} ${answer}`] = (wrong[`${kind} ${answer}`] ?? 0) + 1;
    end();
  }
  for (const [what, times] of Object.entries(wrong))
    report.complaints.push(`${what}, ${times} times`);
  return report;
}

function startSender(port: number, kind: string, { start, byte }: { start: string; byte: string }) {
  let text = '';
  let open = true;
  const socket: Socket = connect(port, '127.0.0.1', () => start && socket.write(start));
  const dripping = setInterval(() => byte && socket.writable && socket.write(byte), drip);
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    open = false;
    clearInterval(dripping);
  });
  return {
    kind,
    isOpen: () => open,
    status: () => /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'closed',
    end: () => socket.destroy(),
  };
}
