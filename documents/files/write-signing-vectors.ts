import {
  callbackString,
  canonicalString,
  type SignedCallback,
  type SignedRequest,
  signCallback,
  signRequest,
} from '#content/api/signing.ts';
import { readOperation } from '../api/operation.ts';

/** The examples of the conventions, with all inputs and the result of each step. */
export function writeSigningVectors(): string {
  const body = exampleOf('sms/smsSendV2');
  const requests: (SignedRequest & { name: string })[] = [
    { name: 'A body', method: 'POST', path: '/v2/sms/mt', ...moment, body },
    { name: 'A query', method: 'GET', path: '/v2/sms/records', query, ...moment, body: '' },
  ];
  // Sent five seconds after the request; a callback has its own timestamp.
  const receipt = { ...moment, timestampMs: '1794718805000', body: exampleOf('sms/smsReceipt') };
  return JSON.stringify(
    {
      requests: requests.map((request) => ({
        name: request.name,
        secretKey,
        method: request.method,
        path: request.path,
        query: request.query ?? [],
        body: request.body,
        headers: { 'X-Access-Key': accessKey, ...headersOf(request, 'X-') },
        ...stepsOf(canonicalString(request), signRequest(request, secretKey)),
      })),
      callbacks: [
        {
          name: 'A receipt',
          callbackSecret,
          body: receipt.body,
          headers: headersOf(receipt, 'X-Callback-'),
          ...stepsOf(callbackString(receipt), signCallback(receipt, callbackSecret)),
        },
      ],
    },
    null,
    2,
  );
}

const accessKey = 'AKHARBOUREXAMPLE';
const secretKey = 'sk-example-0123456789abcdef';
const callbackSecret = 'cs-example-0123456789abcdef';
const moment = { timestampMs: '1794718800000', nonce: '0b6f2d1e-5c0a-4d6e-9a3f-7e21c4b8d950' };

/** `sender` is not a parameter of this call: it shows the encoding of a space and an asterisk. */
const query = [
  ['sender', 'A B*'],
  ['pageSize', '20'],
  ['page', '1'],
  ['from', '2026-11-15T00:00:00Z'],
] as const;

const exampleOf = (operation: string): string =>
  JSON.stringify(readOperation(operation, 'en').requestExamples[0]?.value);

const headersOf = ({ timestampMs, nonce }: SignedCallback, lead: string) => ({
  [`${lead}Timestamp`]: timestampMs,
  [`${lead}Nonce`]: nonce,
});

/** The hash of the body is the last line of the canonical request. */
const stepsOf = (canonical: string, signature: string) => ({
  bodySha256: canonical.split('\n').at(-1),
  canonicalString: canonical,
  signature,
});
