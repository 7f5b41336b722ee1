import { sendContactMessage } from '#contract/contact.ts';
import type { Attack } from './attack.ts';
import { rawRequest } from './raw-exchange.ts';

const json = 'Content-Type: application/json';
const sizes = [16_385, 20_000, 100_000, 1_000_000, 5_000_000];

const bodyOf = (size: number): string => JSON.stringify({ fullName: 'M'.repeat(size) });

const counted = (size: number): Buffer => {
  const body = bodyOf(size);
  return rawRequest(
    'POST',
    sendContactMessage.path,
    [json, `Content-Length: ${body.length}`],
    body,
  );
};

const inChunks = (size: number): Buffer => {
  const body = bodyOf(size);
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  return rawRequest('POST', sendContactMessage.path, [json, 'Transfer-Encoding: chunked'], chunk);
};

/** Announces a longer body than it ever sends. */
const boasting = (size: number): Buffer =>
  rawRequest('POST', sendContactMessage.path, [json, `Content-Length: ${size * 1_000}`], '{}');

export const oversized: Attack = {
  name: 'oversized bodies',
  requests: [counted, inChunks, boasting].flatMap((make) => sizes.map(make)),
  complainAbout: ({ answer }) => (answer === 200 ? 'an oversized body was taken' : undefined),
};
