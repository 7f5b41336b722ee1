import { exchange } from '../connection.js';
import { readStored, store, variables } from './env-file.js';
import { userAgent } from './help.js';
import { hostFrom, requireSandbox } from './host.js';
import { UsageError } from './usage-error.js';

const sandboxHost = 'https://sandbox.brand.example';

/** Practice keys, made without an account. */
export const keys = {
  name: 'keys',
  usage: '[--host <URL>] [--force]',
  summary: 'makes practice keys and writes them to .env',
  text: `The keys work in the sandbox for 24 hours; nothing is sent or charged. The file can be read by
its owner only, and its other lines stay as they are.`,
  options: [
    ['--host <URL>', `the sandbox; by default BRAND_HOST, else ${sandboxHost}`],
    ['--force', 'replaces keys that the file has already'],
  ],
  optionsIn: () => ({ host: { type: 'string' }, force: { type: 'boolean' } }),
  examples: ['keys', 'keys --host http://localhost:3000/sandbox --force'],
  run: async ({ values, positionals, settings, output }) => {
    if (positionals.length > 0) throw new UsageError(`brand keys takes no ${positionals[0]}.`);
    const host = hostFrom(values.host ?? settings.host ?? sandboxHost);
    requireSandbox('keys', host);
    const file = values.env;
    const { host: _host, ...stored } = readStored(file);
    if (Object.keys(stored).length > 0 && !values.force)
      throw new UsageError(`${file} has keys already; --force replaces them.`);
    const { accessKey, secretKey, callbackSecret, endsAt } = await openSession(host, output);
    await store(file, { host, accessKey, secretKey, callbackSecret });
    output.result(
      { host, accessKey, endsAt, file },
      () => `Practice keys for ${host}, until ${localTime(endsAt)}.
Written to ${file}: ${Object.values(variables).join(', ')}.`,
    );
    const first = Object.values(variables).filter((name) => process.env[name]);
    if (first.length > 0)
      output.note(`The environment has ${first.join(', ')}, which comes before ${file}.`);
  },
};

/** The only call without keys. */
async function openSession(host, output) {
  const url = `${host}/v2/sandbox/sessions`;
  output.progress(`POST ${url}`);
  const operation = { id: 'sandboxOpenSession' };
  const request = {
    method: 'POST',
    headers: { 'User-Agent': userAgent },
    fetch,
    timeoutMs: 30_000,
  };
  const { result, error } = await exchange(operation, url, request);
  if (error) throw error;
  return result.data;
}

/** `2026-11-16 13:00`, where this machine is. */
const localTime = (time) => new Date(time).toLocaleString('sv').slice(0, 16);
