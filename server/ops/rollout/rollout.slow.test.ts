import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, test as anyTest, beforeEach, expect } from 'vitest';

const shipped = join(import.meta.dirname, '../../../deploy');

/** The `fill` script needs envsubst, which a development machine may lack. */
const hasEnvsubst = spawnSync('envsubst', ['--version']).status === 0;
const test = anyTest.skipIf(!hasEnvsubst);

let folder: string;
let servers: Server[];
let ports: number[];
/** HTTP status of broken processes by port. */
let broken: Map<number, number>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollout-'));
  [servers, ports, broken] = [[], [], new Map()];
  for (const name of ['root/ports', 'config', 'programs'])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ['systemctl', 'nginx', 'pgrep']) await program(name);
  while (ports.length < 4) ports.push(await listen());
  await symlink(await release('one'), join(folder, 'root/current'));
  const example = await readFile(join(shipped, 'nginx/site.env.example'), 'utf8');
  const [first, second] = ports;
  const values = example
    .replace(/3001/, String(first))
    .replace(/3002/, String(second))
    .replace(/^SITE_LOG=.*$/m, `SITE_LOG=${join(folder, 'access.log')}`);
  await writeFile(join(folder, 'config/nginx.env'), values);
});
afterEach(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

/** A fake program that logs its command line, and fails when the file `fails` contains it. */
async function program(name: string): Promise<void> {
  const path = join(folder, 'programs', name);
  const script = `#!/bin/sh
echo "${name} $*" >> ${folder}/calls
test "${name} $*" != "$(cat ${folder}/fails 2>/dev/null)" || exit 1
test ${name} != pgrep
`;
  await writeFile(path, script);
  await chmod(path, 0o755);
}

async function listen(): Promise<number> {
  const server = createServer((request, response) => {
    const port = request.socket.localPort ?? 0;
    response.statusCode = broken.get(port) ?? (request.url === '/no-such-page' ? 404 : 200);
    response.end('<title>ok</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function release(name: string, built = 'https://www.example.com'): Promise<string> {
  const directory = join(folder, name);
  const files = ['build/client/index.html', 'build/client/assets/a-12345678.js', 'build/api.json'];
  const others = ['build/status/draw.js', 'build/agents/search.js', 'server/main.ts'];
  for (const file of [...files, ...others, 'node_modules/.bin/node']) {
    await mkdir(join(directory, file, '..'), { recursive: true });
    await writeFile(join(directory, file), 'x');
  }
  await symlink(shipped, join(directory, 'deploy'));
  const hashes = { 'index.html': 'x', 'assets/a-12345678.js': 'y' };
  const manifest = { files: hashes, scriptHashes: [], origin: built, connectHosts: [] };
  await writeFile(join(directory, 'build/site.json'), JSON.stringify(manifest));
  return directory;
}

async function ops(...line: string[]) {
  const places = [
    ...['--root', join(folder, 'root'), '--config', join(folder, 'config')],
    ...['--nginx', join(folder, 'site.conf'), '--watch', '0'],
  ];
  const child = spawn('sh', [join(shipped, 'ops'), ...line, ...places], {
    env: { PATH: `${join(folder, 'programs')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output: out + errors };
}

const newPorts = () => ports.slice(2).join(',');
const calls = async () => {
  const all = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
  return all.split('\n').filter((line) => /^(systemctl (enable|disable|reload)|nginx)/.test(line));
};
const units = (from: number) => [0, 1].map((at) => `site@${ports[from + at]}`).join(' ');
const current = () => readlink(join(folder, 'root/current'));
const served = async () => {
  const config = await readFile(join(folder, 'site.conf'), 'utf8').catch(() => '');
  return ports.filter((port) => config.includes(`server 127.0.0.1:${port} max_fails=3`));
};
const targets = async () =>
  JSON.parse(await readFile(join(folder, 'root/targets.json'), 'utf8'))[0].targets;

test('an upgrade starts the new release, switches nginx and stops the old one; a rollback reverses it', async () => {
  const two = await release('two');
  const done = await ops('upgrade', two, '--ports', newPorts());
  expect(done.code, done.output).toBe(0);
  expect(await calls()).toEqual([
    `systemctl enable --now ${units(2)}`,
    'nginx -t',
    'systemctl reload nginx',
    `systemctl disable --now ${units(0)}`,
  ]);
  expect([await current(), await served()]).toEqual([two, ports.slice(2)]);
  expect(await readlink(join(folder, 'root/ports', String(ports[2])))).toBe(two);
  expect(await targets()).toEqual(ports.slice(2).map((port) => `127.0.0.1:1${port}`));

  const back = await ops('rollback', '--ports', ports.slice(0, 2).join(','));
  expect(back.code, back.output).toBe(0);
  expect([await current(), await served()]).toEqual([join(folder, 'one'), ports.slice(0, 2)]);
  expect((await calls()).at(-1)).toBe(`systemctl disable --now ${units(2)}`);
});

test.each([
  [
    'without its pages',
    async (directory: string) => rm(join(directory, 'build'), { recursive: true }),
    'build/site.json is missing',
  ],
  [
    'without one page',
    async (directory: string) => rm(join(directory, 'build/client/index.html')),
    'build/client/index.html is missing',
  ],
  [
    'without its packages',
    async (directory: string) => rm(join(directory, 'node_modules'), { recursive: true }),
    'node_modules/.bin/node is missing',
  ],
])('a release %s is refused before anything happens', async (_, spoil, words) => {
  const two = await release('two');
  await spoil(two);
  const { code, output } = await ops('upgrade', two, '--ports', newPorts());
  expect(code).toBe(1);
  expect(output).toContain(`${two} is not complete (${words}): run npm run build there`);
  expect(await calls()).toEqual([]);
});

test('a development build is refused', async () => {
  const two = await release('two');
  const manifest = JSON.parse(await readFile(join(two, 'build/site.json'), 'utf8'));
  const quick = JSON.stringify({ ...manifest, isQuick: true });
  await writeFile(join(two, 'build/site.json'), quick);
  const { code, output } = await ops('upgrade', two, '--ports', newPorts());
  expect(code).toBe(1);
  expect(output).toContain(
    `The pages of ${two} are a quick build, for development: run npm run build there.`,
  );
  expect(await calls()).toEqual([]);
});

test('a build for another address and occupied ports are refused', async () => {
  const foreign = await release('two', 'https://www.nuntix.example');
  expect((await ops('upgrade', foreign)).output).toContain(
    'are built for https://www.nuntix.example',
  );
  const taken = await ops('upgrade', await release('three'), '--ports', `${ports[0]}`);
  expect(taken.output).toContain('The new processes need ports besides');
  expect((await ops('rollback')).output).toContain('There is no upgrade to go back from.');
  expect(await calls()).toEqual([]);
});

const asBefore = async () => {
  expect(await current()).toBe(join(folder, 'one'));
  expect([[], ports.slice(0, 2)]).toContainEqual(await served());
  expect(await calls()).toContain(`systemctl disable --now ${units(2)}`);
  expect(await calls()).not.toContain(`systemctl disable --now ${units(0)}`);
  expect((await ops('rollback')).output).toContain('There is no upgrade to go back from.');
};

test('a process that fails to start changes nothing for visitors', async () => {
  await writeFile(join(folder, 'fails'), `systemctl enable --now ${units(2)}`);
  const { code, output } = await ops('upgrade', await release('two'), '--ports', newPorts());
  expect(code).toBe(1);
  expect(output).toContain(`systemctl enable --now ${units(2)} failed (1)`);
  expect(output).toContain('serves as before');
  await asBefore();
  expect(await calls()).not.toContain('systemctl reload nginx');
});

test('missing pages are found before nginx is switched', async () => {
  broken.set(ports[3] ?? 0, 404);
  const { code, output } = await ops('upgrade', await release('two'), '--ports', newPorts());
  expect(code).toBe(1);
  expect(output).toContain(`${ports[3]}/ answers 404, not 200`);
  await asBefore();
  expect(await calls()).not.toContain('systemctl reload nginx');
});

test('a configuration that nginx rejects is restored', async () => {
  await writeFile(join(folder, 'fails'), 'nginx -t');
  const { code } = await ops('upgrade', await release('two'), '--ports', newPorts());
  expect(code).toBe(1);
  // The rollback fails too while nginx rejects configurations: it must be resumable.
  await rm(join(folder, 'fails'));
  const back = await ops('rollback');
  expect(back.code, back.output).toBe(0);
  await asBefore();
});

test('many 5xx responses cause an automatic rollback, a few do not', async () => {
  const line = (status: number) =>
    `${JSON.stringify({ status, server: `127.0.0.1:${ports[2]}` })}\n`;
  const log = join(folder, 'access.log');
  await writeFile(log, line(502).repeat(50));
  // nginx writes these lines after the switch.
  const reload = join(folder, 'programs/systemctl');
  const script = await readFile(reload, 'utf8');
  const during = (lines: string) =>
    writeFile(
      reload,
      `${script}case "$*" in "reload nginx") printf '%s' '${lines}' >> ${log} ;; esac\n`,
    );
  await during(line(200).repeat(20) + line(503).repeat(6));
  const failed = await ops('upgrade', await release('two'), '--ports', newPorts());
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('6 of 26 answers were 5xx.');
  await asBefore();
  await during(line(200).repeat(20) + line(503).repeat(5));
  const passed = await ops('upgrade', join(folder, 'two'), '--ports', newPorts());
  expect(passed.output).toContain('5 of 25 answers were 5xx');
  expect(passed.code).toBe(0);
});

test('an interrupted upgrade resumes when run again, and blocks other upgrades', async () => {
  const two = await release('two');
  await writeFile(join(folder, 'fails'), `systemctl disable --now ${units(0)}`);
  const first = await ops('upgrade', two, '--ports', newPorts());
  expect(first.code).toBe(1);
  expect([await current(), await served()]).toEqual([two, ports.slice(2)]);
  const other = await ops('upgrade', await release('three'));
  expect(other.output).toContain(`The upgrade to ${two} is not done: run it again, or`);
  await rm(join(folder, 'fails'));
  const again = await ops('upgrade', two);
  expect(again.code, again.output).toBe(0);
  expect((await calls()).at(-1)).toBe(`systemctl disable --now ${units(0)}`);
  expect(await targets()).toHaveLength(2);
});

test('upgrading to the running release moves it to other ports, to apply changed settings', async () => {
  const one = join(folder, 'one');
  const { code, output } = await ops('upgrade', one, '--ports', newPorts());
  expect(code, output).toBe(0);
  expect([await current(), await served()]).toEqual([one, ports.slice(2)]);
  expect((await ops('rollback')).output).toContain('There is no upgrade to go back from.');
});

test.each([
  [['upgrade'], 'Usage: deploy/ops upgrade'],
  [['rollback', 'extra'], 'Usage: deploy/ops upgrade'],
  [['rollback', '--frob'], 'Usage: deploy/ops upgrade'],
  [['upgrade', '/tmp', '--ports', 'many'], 'Usage: deploy/ops upgrade'],
])('%j is explained with exit code 2', async (line, words) => {
  const { code, output } = await ops(...line);
  expect([code, output]).toEqual([2, expect.stringContaining(words)]);
  expect(existsSync(join(folder, 'calls'))).toBe(false);
});
