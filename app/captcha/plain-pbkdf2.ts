import type { DeriveKeyFunction } from 'altcha-lib';

/** PBKDF2 with SHA-256 and a 32-byte key, for plain http, where `crypto.subtle` is missing. */
export const deriveKey: DeriveKeyFunction = async ({ cost }, salt, password) => {
  const padded = new Uint8Array(64);
  padded.set(password);
  const inner = absorb(start, wordsOf(padded.map((byte) => byte ^ 0x36)));
  const outer = absorb(start, wordsOf(padded.map((byte) => byte ^ 0x5c)));
  const first = new Uint8Array([...salt, 0, 0, 0, 1]);

  let chained = signed(inner, outer, closed(first));
  const key = chained.slice();
  for (let round = 1; round < cost; round += 1) {
    chained = signed(inner, outer, closedDigest(chained));
    for (let word = 0; word < 8; word += 1) key[word] = (key[word] ?? 0) ^ (chained[word] ?? 0);
  }
  const written = new DataView(new ArrayBuffer(32));
  for (const [index, word] of key.entries()) written.setInt32(4 * index, word);
  return { parameters: {}, derivedKey: new Uint8Array(written.buffer) };
};

type Words = Int32Array;

/** HMAC of a one-block message. */
const signed = (inner: Words, outer: Words, message: Words): Words =>
  absorb(outer, closedDigest(absorb(inner, message)));

/** A digest padded as a second block: a one bit, zeros, and the length of both in bits. */
function closedDigest(digest: Words): Words {
  digestBlock.set(digest);
  return digestBlock;
}
const digestBlock = new Int32Array(16);
digestBlock[8] = 0x80000000;
digestBlock[15] = 8 * (64 + 32);

function closed(message: Uint8Array): Words {
  const block = new Uint8Array(64);
  block.set(message);
  block[message.length] = 0x80;
  const words = wordsOf(block);
  words[15] = 8 * (64 + message.length);
  return words;
}

function wordsOf(bytes: Uint8Array): Words {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Int32Array.from({ length: 16 }, (_, index) => view.getInt32(4 * index));
}

const primes = [2];
for (let next = 3; primes.length < 64; next += 2)
  if (primes.every((prime) => next % prime !== 0)) primes.push(next);
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const schedule = new Int32Array(64);

/** Runs the SHA-256 compression function on one block. */
function absorb(state: Words, block: Words): Words {
  for (let t = 0; t < 16; t += 1) schedule[t] = block[t] ?? 0;
  for (let t = 16; t < 64; t += 1) {
    const w15 = schedule[t - 15] ?? 0;
    const w2 = schedule[t - 2] ?? 0;
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    schedule[t] = ((schedule[t - 16] ?? 0) + s0 + (schedule[t - 7] ?? 0) + s1) | 0;
  }
  const next = new Int32Array(state);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = next;
  for (let t = 0; t < 64; t += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  next[0] = (next[0] ?? 0) + a;
  next[1] = (next[1] ?? 0) + b;
  next[2] = (next[2] ?? 0) + c;
  next[3] = (next[3] ?? 0) + d;
  next[4] = (next[4] ?? 0) + e;
  next[5] = (next[5] ?? 0) + f;
  next[6] = (next[6] ?? 0) + g;
  next[7] = (next[7] ?? 0) + h;
  return next;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
