import { createSocket } from 'node:dgram';
import { afterEach, expect, test } from 'vitest';
import { dnsResolver } from './resolve.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A name server on this machine; `answer` says what comes back for a question, if anything. */
async function nameServer(answer: (question: Buffer) => Buffer | undefined): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const reply = answer(question);
    if (reply) socket.send(reply, port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  stops.push(() => socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

/** Answers a question of type A with 192.0.2.7, any other with nothing. */
function withAddress(question: Buffer): Buffer {
  const isA = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
  const asked = question.subarray(0, question.indexOf(0, 12) + 5);
  const header = Buffer.from(asked);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(isA ? 1 : 0, 6);
  header.writeUInt16BE(0, 10);
  const record = Buffer.from('c00c000100010000003c0004c0000207', 'hex');
  return isA ? Buffer.concat([header, record]) : header;
}

test('every address behind a name', async () => {
  const resolve = dnsResolver([await nameServer(withAddress)]);
  expect(await resolve('receiver.example')).toEqual(['192.0.2.7']);
});

test('a name server that never answers is left in time, and nothing is found', async () => {
  const resolve = dnsResolver([await nameServer(() => undefined)], 50);
  expect(await resolve('receiver.example')).toEqual([]);
});

test('an answer of one kind counts although the other never comes', async () => {
  const server = await nameServer((question) => {
    const isA = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    return isA ? withAddress(question) : undefined;
  });
  expect(await dnsResolver([server], 250)('receiver.example')).toEqual(['192.0.2.7']);
});
