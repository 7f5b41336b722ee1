import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBalancer } from '#tests/support/balancer.ts';
import {
  type CommandLine,
  commandLines,
  type Done,
  type Started,
} from '#tests/support/sdks/command-line.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { variables } from '../../samples/environment.ts';
import { currentSdk } from '../current-sdk.ts';

const { names, hosts, version } = currentSdk();
const text = { phones: ['12025550101'], content: 'Hello' };

let site: PackageSite;
let installed: Awaited<ReturnType<typeof commandLines>>;
let sandbox: string;
let user: CommandLine;
beforeAll(async () => {
  site = await packageSite();
  installed = await commandLines(site);
  sandbox = `${site.packages.site}/sandbox`;
});
afterAll(async () => {
  await installed.close();
  await site.close();
});
beforeEach(async () => {
  user = await installed.open();
});

const getKeys = (host = sandbox) => user.run(['keys', '--host', host]);

const stored = () => readFile(join(user.folder, '.env'), 'utf8');

/** The lines of JSON that a command has written. */
const linesIn = ({ out }: Pick<Done, 'out'>): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('keys', () => {
  test('are written for their owner alone, beside what the file has', async () => {
    await writeFile(join(user.folder, '.env'), `MINE=1 # one\n${variables.secretKey}=\n`);
    const { code, out } = await getKeys();
    expect([code, out]).toEqual([0, expect.stringContaining(`Practice keys for ${sandbox}`)]);
    const text = await stored();
    expect(text).toMatch(new RegExp(`^MINE=1 # one\n${variables.secretKey}=sktest-\\S+\n`));
    for (const name of Object.values(variables)) expect(text.split(`${name}=`)).toHaveLength(2);
    expect(out).not.toContain('sktest-');
    expect((await stat(join(user.folder, '.env'))).mode & 0o777).toBe(0o600);
  });

  test('are replaced only when that is wanted', async () => {
    await getKeys();
    const first = await stored();
    expect(await getKeys()).toMatchObject({ code: 2, err: expect.stringContaining('--force') });
    expect(await stored()).toBe(first);
    const again = await user.run(['keys', '--force', '--output', 'json']);
    expect(linesIn(again)).toEqual([
      {
        host: sandbox,
        accessKey: expect.stringMatching(/^AKTEST/),
        endsAt: expect.any(String),
        file: '.env',
      },
    ]);
    expect(await stored()).not.toBe(first);
  });

  test('come from a sandbox, which another address is not', async () => {
    const { code, err } = await getKeys(site.packages.site);
    expect([code, err]).toEqual([1, expect.stringContaining('works in the sandbox only')]);
  });
});

describe('call', () => {
  test('prints the data for people, and as JSON', async () => {
    await getKeys();
    const request = ['smsSendV2', '--json', JSON.stringify(text)];
    const sent = await user.run(['call', ...request]);
    expect(sent).toMatchObject({ code: 0, err: '' });
    expect(sent.out).toMatch(/^accepted:\n {2}- messageId: \w{24}\n {4}phone: 12025550101\n/);
    expect(sent.out).toContain('rejected: none\n');
    const [result] = linesIn(await user.run(['call', ...request, '--output', 'json']));
    expect(result).toMatchObject({ status: 200, data: { rejected: [] } });
  });

  test('takes a method and a path, values in it, a file and standard input', async () => {
    await getKeys();
    await writeFile(join(user.folder, 'request.json'), JSON.stringify(text));
    const byPath = ['call', 'POST', '/v2/sms/mt', '--json', '@request.json', '--output', 'json'];
    const [sent] = linesIn(await user.run(byPath));
    const { accepted } = Object(sent?.data);
    const record = ['call', `GET /v2/sms/records/${accepted[0].messageId}`];
    expect((await user.run(record)).out).toContain('phone: 12025550101\n');
    const input = JSON.stringify({ sender: '447700900112' });
    await writeFile(join(user.folder, 'a.txt'), 'Hello');
    const upload = ['call', 'whatsAppMediaUpload', '--file', 'a.txt', '--json', '-'];
    expect((await user.run(upload, { input })).out).toContain('fileName: a.txt\n');
  });

  test('says what is wrong with a request, and where that is explained', async () => {
    await getKeys();
    const request = JSON.stringify({ ...text, type: 'opt' });
    const failed = await user.run(['call', 'smsSendV2', '--json', request]);
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.err).toContain('Expected: one of otp, notification, marketing.');
    expect(failed.err).toMatch(/\n {2}field: type \(body\)\n {2}docUrl: \S+#error-1002\n$/);
    const asJson = ['call', 'smsSendV2', '--json', request, '--output', 'json'];
    const [line] = linesIn(await user.run(asJson));
    expect(line).toMatchObject({ error: { code: 1002, field: 'type', retry: 'no' } });
  });

  test('reads the environment before the file', async () => {
    await getKeys();
    const unknown = { [variables.accessKey]: 'AKTESTUNKNOWN' };
    const { code, err } = await user.run(['call', 'accountGetBalance'], { variables: unknown });
    expect(code).toBe(1);
    expect(err).toContain('1101');
    expect(err).toContain('keys --force');
  });
});

describe('wrong usage', () => {
  const live = { [variables.host]: hosts.live };
  const keyed = { [variables.accessKey]: 'AK', [variables.secretKey]: 'sk' };
  const unsure = { ...keyed, [variables.host]: 'localhost:8080' };
  test.each<[string, string[], Record<string, string>, string]>([
    ['no command', [], {}, `${names.package} listen`],
    ['an unknown command', ['lisen'], {}, 'Did you mean listen?'],
    ['an unknown option', ['call', 'smsSendV2', '--body', '{}'], keyed, "'--body'"],
    ['an unknown format', ['keys', '--output', 'xml'], {}, 'text or json'],
    ['an unknown call', ['call', 'smsSend2'], keyed, 'smsSendV2 (POST /v2/sms/mt)'],
    ['an unknown path', ['call', 'POST /voice/opt'], keyed, '(POST /voice/otp)'],
    ['a missing part of the path', ['call', 'smsGetRecord'], keyed, 'messageId'],
    ['a request that is not JSON', ['call', 'smsSendV2', '--json', '{a}'], keyed, 'not JSON'],
    ['a request that is a list', ['call', 'smsSendV2', '--json', '[]'], keyed, 'an object'],
    ['a file that is missing', ['call', 'smsSendV2', '--json', '@a.json'], keyed, 'a.json'],
    ['a call without keys', ['call', 'smsSendV2'], {}, `${names.package} keys`],
    ['a host without a scheme', ['call', 'smsSendV2'], unsure, 'https://'],
    ['listening to the live host', ['listen'], { ...live, ...keyed }, 'sandbox only'],
    ['triggering on the live host', ['trigger', 'sms.receipt'], keyed, 'sandbox only'],
    ['replaying on the live host', ['replay', 'a'], { ...live, ...keyed }, 'sandbox only'],
    ['an address without a scheme', ['listen', '--forward', 'localhost:1'], unsure, 'http://'],
    ['a callback without a secret', ['verify'], {}, variables.callbackSecret],
    ['no callback', ['verify', '--secret', 'a'], {}, 'empty line'],
  ])('%s ends with 2 and says what to do', async (_, args, variables, said) => {
    const { code, out, err } = await user.run(args, { variables });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });

  test('help shows an example of each command', async () => {
    const all = await user.run(['help']);
    expect(all).toMatchObject({ code: 0, err: '' });
    for (const command of ['keys', 'call', 'listen', 'trigger', 'replay', 'verify']) {
      expect(all.out).toContain(`${names.package} ${command} `);
      const { code, out } = await user.run([command, '--help']);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`Examples?:\n  ${names.package} ${command}\\b`));
      expect(await user.run(['help', command])).toMatchObject({ out });
    }
    expect((await user.run(['--version'])).out).toBe(`${names.package} ${version}\n`);
  });
});

describe('callbacks', () => {
  /** Requests as they arrived: the head, an empty line, the body. */
  let received: string[];
  let status: number;
  let receiver: Server;
  let address: string;
  beforeEach(async () => {
    received = [];
    status = 200;
    receiver = createServer(async (request, response) => {
      const { method, url, httpVersion, rawHeaders } = request;
      const body = Buffer.concat(await request.toArray()).toString();
      const fields = rawHeaders.map((part, at) => (at % 2 ? `${part}\r\n` : `${part}: `)).join('');
      received.push(`${method} ${url} HTTP/${httpVersion}\r\n${fields}\r\n${body}`);
      response.writeHead(status).end('Thank you.');
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    address = `http://127.0.0.1:${Object(receiver.address()).port}/callback`;
  });
  afterEach(async () => {
    if (!receiver.listening) return;
    receiver.close();
    await once(receiver, 'close');
  });

  const listening = async (...options: string[]): Promise<Started> => {
    const listener = user.start(['listen', '--forward', address, ...options]);
    await expect.poll(() => listener.written().err).toContain('Waiting for callbacks');
    return listener;
  };
  const trigger = async (...options: string[]): Promise<string> => {
    const args = ['trigger', 'sms.receipt', ...options, '--output', 'json'];
    const [result] = linesIn(await user.run(args));
    return String(result?.eventId);
  };

  test('are caused, passed on, verified and sent again', async () => {
    await getKeys();
    await trigger();
    const listener = await listening();
    const other = ['--status', 'UNDELIV', '--reason', 'ABSENT_SUBSCRIBER'];
    const eventId = await trigger(...other, '--json', '{"segments": 2}');
    await expect.poll(() => received.length).toBe(1);
    const [input = ''] = received;
    expect(JSON.parse(input.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      ...{ event: 'sms.receipt', eventId },
      data: { status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER', segments: 2 },
    });

    expect(await user.run(['verify'], { input })).toEqual({
      ...{ code: 0, err: '' },
      out: `valid sms.receipt ${eventId}\n`,
    });
    const changed = await user.run(['verify'], { input: input.replace('UNDELIV', 'DELIVRD') });
    expect(changed).toMatchObject({
      code: 1,
      out: 'not valid The signature does not belong to this body.\n',
    });
    const late = ['verify', '--at', new Date(Date.now() + 360_000).toISOString()];
    const old = await user.run([...late, '--output', 'json'], { input });
    expect([old.code, linesIn(old)]).toEqual([
      1,
      [{ isValid: false, reason: expect.stringContaining('5 minutes') }],
    ]);

    expect((await user.run(['replay', eventId])).out).toBe(`sms.receipt ${eventId}\n`);
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]).toContain(eventId);
    await expect.poll(() => listener.written().out.split(` ${address} 200 `)).toHaveLength(3);
    const { code, out } = await listener.interrupt();
    expect(code).toBe(0);
    expect(out.split(`sms.receipt UNDELIV ABSENT_SUBSCRIBER ${eventId}\n`)).toHaveLength(3);
  });

  test('that a program refuses or cannot take are shown, and the next one follows', async () => {
    await getKeys();
    status = 500;
    const listener = await listening('--output', 'json');
    const refused = await trigger();
    await expect.poll(() => linesIn(listener.written())).toHaveLength(1);
    receiver.close();
    await once(receiver, 'close');
    const missed = await trigger();
    await expect.poll(() => linesIn(listener.written())).toHaveLength(2);
    const done = await listener.interrupt();
    expect(done.code).toBe(0);
    expect(linesIn(done)).toMatchObject([
      { eventId: refused, forwarded: { address, status: 500 } },
      { eventId: missed, forwarded: { address, problem: expect.stringMatching(/ECONNREFUSED/) } },
    ]);
  });

  test('are all passed on after a lost connection, and only those of an event', async () => {
    const network = await startBalancer();
    try {
      network.lead([site.packages.site]);
      await getKeys(`${network.url}/sandbox`);
      const listener = await listening('--event', 'sms.receipt');
      const direct = { variables: { [variables.host]: sandbox } };
      const cause = (event: string) => user.run(['trigger', event], direct);
      network.lead(['http://127.0.0.1:1']);
      await cause('voice.receipt');
      await cause('sms.receipt');
      await expect.poll(() => listener.written().err).toContain('no response');
      await cause('sms.receipt');
      network.lead([site.packages.site]);
      await expect.poll(() => received.length).toBe(2);
      const { code, err, out } = await listener.interrupt();
      expect(code).toBe(0);
      expect(err).toContain('Connected again.');
      expect(out).not.toContain('voice.receipt');
    } finally {
      await network.close();
    }
  });
});
