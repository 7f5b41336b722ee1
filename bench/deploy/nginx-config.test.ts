import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proxyRefusals } from '#scripts/build/finish/write-refusals.ts';
import { readEnv } from '#server/env.ts';
import { longestWaitSeconds } from '#server/gateway/contract.ts';
import { statusOf } from '#server/http/errors.ts';
import { refusalPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { fillTemplate, tlsListen } from './nginx-config.ts';
import { readValues } from './read-values.ts';

const shipped = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../deploy/nginx', file), 'utf8');

const template = shipped('site.conf.template');
const example = readValues(shipped('site.env.example'));
const hsts = 'strict-transport-security';

test('every value of the template has a line in the example, and every line a placeholder', () => {
  const places = new Set(template.match(/\$\{SITE_[A-Z_]+\}/g)?.map((place) => place.slice(2, -1)));
  expect(Object.keys(example).sort()).toEqual([...places].sort());
});

test('a filled template has no placeholder left; a missing value is named', () => {
  expect(fillTemplate(template, example)).not.toMatch(/\$\{SITE_[A-Z_]+\}/);
  const { SITE_FILES: _, ...others } = example;
  expect(() => fillTemplate(template, others)).toThrow('SITE_FILES');
});

test.each(['X-Forwarded-Host', 'traceparent', 'tracestate'])(
  "a client's %s does not reach the app",
  (header) => {
    expect(template).toContain(`proxy_set_header ${header} "";`);
  },
);

test('the gateway is reached with a client certificate alone, and may wait and send 1 MB', () => {
  const config = shipped('gateway.conf');
  for (const line of ['ssl_verify_client on;', 'access_log off;', 'client_max_body_size 1m;'])
    expect(config).toContain(line);
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(config) ?? [];
  expect(Number(seconds)).toBeGreaterThan(longestWaitSeconds);
});

const headersIn = (config: string): Record<string, string> =>
  Object.fromEntries(
    [...config.matchAll(/^\s*add_header (\S+) (.+) always;$/gm)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('"', '')],
    ),
  );
const policy = 'content-security-policy';
const {
  [policy]: strict,
  [hsts]: lasting,
  ...saidByApp
} = securityHeaders({ publicUrl: 'https://www.example.com', hstsSubdomains: false });
const saidIn = (location: string): Record<string, string> => {
  const from = fillTemplate(template, example).split(`location ${location} {\n`)[1] ?? '';
  return headersIn(from.split(/\n\n|\n {2}\}/)[0] ?? '');
};

test('responses of nginx itself have the headers of the app', () => {
  expect(headersIn(shipped('headers.conf'))).toEqual(saidByApp);
  expect(saidIn('~ ^/(?:metrics$|dev(?:/|$))')).toEqual({ [policy]: strict, [hsts]: lasting });
  expect(saidIn('/refusals/')).toMatchObject({ [policy]: refusalPolicy, [hsts]: lasting });
});

test('files from disk have those headers that concern a file', () => {
  expect(saidIn('/assets/')).toEqual({
    [policy]: strict,
    'x-content-type-options': saidByApp['x-content-type-options'],
    'cross-origin-resource-policy': saidByApp['cross-origin-resource-policy'],
    [hsts]: lasting,
  });
});

test.each(proxyRefusals)('nginx answers %s like the app, from a file of the build', (code) => {
  const said = new RegExp(`error_page (?:.*=)?${statusOf(code)} /refusals/${code}\\.\\$refusal;`);
  expect(template).toMatch(said);
});

test('the largest upload that the app accepts is passed on', () => {
  const [, megabytes] = /^(\d+)m$/.exec(example.SITE_LARGEST_UPLOAD ?? '') ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(readEnv({}).sandbox.largestUpload);
});

test.each([
  ['nginx version: nginx/1.22.1', 'listen 443 ssl http2;'],
  ['nginx version: nginx/1.25.0', 'listen 443 ssl http2;'],
  ['nginx version: nginx/1.25.1', 'listen 443 ssl; http2 on;'],
  ['nginx version: nginx/1.28.0', 'listen 443 ssl; http2 on;'],
  ['nginx version: nginx/2.0.0', 'listen 443 ssl; http2 on;'],
])('HTTP/2 is configured in the syntax of %s', (version, lines) => {
  expect(tlsListen(version, '443')).toBe(lines);
});

test('a process that was down is used again before the next one is down', () => {
  const { drainMs } = readEnv(productionSettings);
  // nginx counts in whole seconds and waits for more than that many.
  for (const [, seconds] of (example.SITE_SERVERS ?? '').matchAll(/fail_timeout=(\d+)s/g))
    expect((Number(seconds) + 1) * 1000).toBeLessThan(drainMs);
  expect(example.SITE_SERVERS).toContain('fail_timeout=');
});
