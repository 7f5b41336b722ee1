// Runs in Postman before each request: what it signs it puts back, so that exactly this is sent.
const { url, body, method, headers } = pm.request;

const filled = (text) => pm.variables.replaceIn(text ?? '');
const pathOf = (address) => address.replace(/^[a-z]+:\/\/[^/]*/i, '');
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const encoded = (text) =>
  encodeURIComponent(decoded(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const compared = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const host = filled('{{host}}').replace(/\/+$/, '');
const [address] = filled(url.toString()).split(/[?#]/);
const sentPath = pathOf(address).split('/').map(encoded).join('/');
const path = sentPath.slice(pathOf(host).length);

const [accessKey, secretKey] = [filled('{{accessKey}}'), filled('{{secretKey}}')];
if (!accessKey || !secretKey)
  throw new Error('accessKey and secretKey are variables of this collection: fill them in.');

const query = url.query
  .filter((parameter) => !parameter.disabled)
  .map(({ key, value }) => [encoded(filled(key)), encoded(filled(value))])
  .sort(([a, x], [b, y]) => compared(a, b) || compared(x, y))
  .map((pair) => pair.join('='))
  .join('&');
url.update(`${address.slice(0, -pathOf(address).length)}${sentPath}${query && `?${query}`}`);

const text = body?.mode === 'raw' ? filled(body.raw) : '';
if (text) body.raw = text;

const bytes = (characters) => new TextEncoder().encode(characters);
const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const hash = hex(await crypto.subtle.digest('SHA-256', bytes(text)));
const timestamp = String(Date.now());
const nonce = filled('{{$guid}}');
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const key = await crypto.subtle.importKey('raw', bytes(secretKey), algorithm, false, ['sign']);
const canonical = [method, path, query, timestamp, nonce, hash].join('\n');
const signature = hex(await crypto.subtle.sign('HMAC', key, bytes(canonical)));

headers.upsert({ key: 'X-Access-Key', value: accessKey });
headers.upsert({ key: 'X-Timestamp', value: timestamp });
headers.upsert({ key: 'X-Nonce', value: nonce });
headers.upsert({ key: 'X-Signature', value: signature });
