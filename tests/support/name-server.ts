import { createSocket } from 'node:dgram';
import { setTimeout as after } from 'node:timers/promises';

/** How a name is resolved: after a delay, or never. It resolves to this machine (IPv4 only). */
export type NameAnswer = { afterMs: number } | 'never';

/** A name server on this machine. */
export async function startNameServer(
  answerTo: (name: string, type: 'A' | 'other') => NameAnswer,
): Promise<{ address: string; stop(): Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', async (question, { port, address }) => {
    const { name, isA, end } = readQuestion(question);
    const answer = answerTo(name, isA ? 'A' : 'other');
    if (answer === 'never') return;
    await after(answer.afterMs, undefined, { ref: false });
    socket.send(replyTo(question.subarray(0, end), isA), port, address, () => undefined);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((done) => socket.close(done)),
  };
}

/** A question follows the header of 12 bytes: labels, a zero, its type and its class. */
function readQuestion(message: Buffer): { name: string; isA: boolean; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (message[at]) {
    const length = message[at] ?? 0;
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), isA: message.readUInt16BE(at + 1) === 1, end: at + 5 };
}

/** One address for a question of type A, none for any other. */
function replyTo(question: Buffer, isA: boolean): Buffer {
  const reply = Buffer.from(question);
  reply.writeUInt16BE(0x8180, 2);
  reply.writeUInt16BE(isA ? 1 : 0, 6);
  reply.writeUInt16BE(0, 10);
  const loopback = Buffer.from('c00c000100010000003c00047f000001', 'hex');
  return isA ? Buffer.concat([reply, loopback]) : reply;
}
