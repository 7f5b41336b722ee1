import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { sdkPackages } from '../pages/sdk-packages.ts';
import { variables } from '../samples/environment.ts';
import { freePort, printedCode } from '../samples/running/receivers.ts';
import { environment, print } from '../samples/running/run-command.ts';

const document = 'general/sdks';
const mostCommands = 6;

let site: PackageSite;
let folder: string;
const running = new Set<Program>();
beforeAll(async () => {
  site = await packageSite();
  folder = await mkdtemp(join(tmpdir(), 'sdk-page-'));
});
afterEach(async () => {
  for (const program of running) await program.stop();
  running.clear();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

type Program = {
  /** Its standard output, and this with everything else. */
  result: () => string;
  printed: () => string;
  ended: Promise<unknown>;
  /** Ends it with everything that it has started. */
  stop: () => Promise<void>;
};

/** A terminal in a folder, with the site and the sandbox of the test for those of the page. */
function terminalIn(place: string) {
  const { PATH, ...others } = environment();
  const settings = {
    ...others,
    PATH: `${join(place, '.venv/bin')}:${PATH}`,
    [variables.host]: `${site.packages.site}/sandbox`,
    npm_config_audit: 'false',
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    // Without a terminal, Python keeps what it prints until the end.
    PYTHONUNBUFFERED: '1',
  };
  const start = (command: string): Program => {
    const here = command.replaceAll(brand.hosts.site, site.packages.site);
    const child = spawn('bash', ['-c', here], { cwd: place, env: settings, detached: true });
    const results: string[] = [];
    const texts: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text) => results.push(text) && texts.push(text));
    child.stderr.setEncoding('utf8').on('data', (text) => texts.push(text));
    const ended = once(child, 'close');
    const program: Program = {
      result: () => results.join(''),
      printed: () => texts.join(''),
      ended,
      stop: async () => {
        if (child.exitCode === null && child.pid) process.kill(-child.pid);
        await ended;
      },
    };
    running.add(program);
    return program;
  };
  /** Waits for the end, and returns the standard output. */
  const run = async (command: string): Promise<string> => {
    const program = start(command);
    const [exitCode] = (await program.ended) as [number | null];
    running.delete(program);
    expect(exitCode, `${command}\n${program.printed()}`).toBe(0);
    return program.result();
  };
  return { start, run };
}

const newcomers = [
  { id: 'node', name: 'Node.js', file: 'receiver.mjs', find: ['npm', '--version'] },
  {
    id: 'python',
    name: 'Python',
    file: 'receiver.py',
    find: ['python3', '-m', 'ensurepip', '--version'],
    before: 'python3 -m venv .venv',
  },
] as const;

const found = await Promise.all(
  newcomers.map((one) =>
    print(one.find, tmpdir()).then(
      () => [one],
      () => {
        console.log(`${one.name} was NOT tried, because ${one.find.join(' ')} fails.`);
        return [];
      },
    ),
  ),
);

describe.each(found.flat())('a newcomer with $name', ({ id, name, file, ...tools }) => {
  test(`has a verified callback on a local port after ${mostCommands} commands at most`, async () => {
    const place = join(folder, id);
    await mkdir(place);
    const terminal = terminalIn(place);
    if ('before' in tools) await terminal.run(tools.before);

    const port = String(await freePort());
    const printed = (nth: number) => printedCode(name, { document, nth }).replace('8080', port);
    const install =
      sdkPackages()
        .find((one) => one.id === id)
        ?.install.code.split('\n') ?? [];
    const [first = [], second = [], third = []] = terminalsOf(printed(1));
    const commands = [...install, ...first, ...second, ...third];
    expect(commands.length).toBeLessThanOrEqual(mostCommands);
    await writeFile(join(place, file), printed(0));

    const [serve = '', ...others] = [...install, ...first].reverse();
    for (const command of others.reverse()) await terminal.run(command);
    const receiver = terminal.start(serve);
    await expect.poll(() => isOpen(Number(port)), { message: 'the receiver listens' }).toBe(true);
    const [listen = ''] = second;
    const listening = terminal.start(listen);
    await expect.poll(listening.printed).toContain('Waiting for callbacks');
    for (const command of third) await terminal.run(command);
    await expect.poll(receiver.printed).toMatch(/sms\.receipt[\s\S]*DELIVRD/);
    await expect.poll(listening.result).toMatch(/sms\.receipt DELIVRD[\s\S]* 200 /);
    console.log(`${name}: ${commands.length} commands to a verified callback.`);
  });
});

test('every command of the command line runs as printed', async () => {
  const place = join(folder, 'command-line');
  await mkdir(place);
  const { run } = terminalIn(place);
  await writeFile(join(place, 'body.json'), printedCode('body.json', { document }));
  await run(sdkPackages().find((one) => one.id === 'node')?.install.code ?? '');
  await run(`npx ${brand.codeName} keys`);
  const commands = printedCode('Terminal', { document }).split('\n');
  const shown = await run(`npx ${brand.codeName} help`);
  const names = [...shown.matchAll(/^ {2}\S+ ([a-z]+) {2,}/gm)].map(([, name]) => name);
  expect(new Set(commands.map((line) => line.split(' ')[2]))).toEqual(
    new Set(names.filter((name) => name !== 'keys' && name !== 'listen')),
  );
  for (const command of commands) {
    if (command.endsWith('< request.http'))
      await writeFile(join(place, 'request.http'), await storedCallback(run));
    await run(command);
  }
});

/** The first callback of the session as a server could have stored it. */
async function storedCallback(run: (command: string) => Promise<string>): Promise<string> {
  const line = await run(`npx ${brand.codeName} call sandboxListCallbacks --output json`);
  const { headers, body } = JSON.parse(line).data.callbacks[0];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${lines.join('')}\r\n${body}`;
}

/** The commands below each “# Terminal”. */
const terminalsOf = (code: string): string[][] =>
  code
    .split(/^# Terminal \d$/m)
    .slice(1)
    .map((part) => part.trim().split('\n'));

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
