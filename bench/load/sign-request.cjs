const { randomUUID } = require('node:crypto');
const { signRequest } = require('../../content/api/signing.ts');

/**
 * Signs each request again: a nonce is valid once. The secret comes as a header and is not sent.
 */
module.exports = (request) => {
  const { 'x-secret-key': secretKey, ...headers } = request.headers;
  const timestampMs = String(Date.now());
  const nonce = randomUUID();
  const path = request.path.replace(/^\/sandbox/, '');
  const { method, body } = request;
  const signed = { method, path, query: [], timestampMs, nonce, body };
  return {
    ...request,
    headers: {
      ...headers,
      'x-timestamp': timestampMs,
      'x-nonce': nonce,
      'x-signature': signRequest(signed, secretKey),
    },
  };
};
