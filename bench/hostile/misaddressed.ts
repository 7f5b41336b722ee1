import type { Attack } from './attack.ts';

const hosts: string[][] = [
  [],
  [''],
  ['localhost', 'localhost'],
  ['localhost', 'evil.example'],
  ['user@localhost'],
  ['user:password@localhost'],
  ['local host'],
  ['localhost/path'],
  ['localhost?query'],
  ['localhost#part'],
  ['localhost,evil.example'],
  ['localhost:80:80'],
  ['localhost:web'],
  ['[::1'],
  ['http://localhost'],
  ['\\evil.example'],
];

const targets = [
  ...['http://evil.example', 'http://evil.example/', 'http://localhost/', 'https://localhost/zh'],
  ...['http://user@localhost/', 'http:///', 'ftp://evil.example/', '*', 'login'],
];

/** Requests that a proxy could interpret differently: each must be refused. */
export const misaddressed: Attack = {
  name: 'wrong hosts and targets',
  requests: [
    ...['/', '/login', '/ip-info', '/healthz', '/none/'].flatMap((path) =>
      hosts.map((names) => rawGet(path, names)),
    ),
    ...targets.map((target) => rawGet(target, ['localhost'])),
  ],
  complainAbout: ({ answer }) => (answer === 400 ? undefined : `answered ${answer}`),
};

function rawGet(target: string, names: readonly string[]): Buffer {
  const hostLines = names.map((name) => `Host: ${name}`);
  const lines = [`GET ${target} HTTP/1.1`, ...hostLines, 'Connection: close', '', ''];
  return Buffer.from(lines.join('\r\n'));
}
