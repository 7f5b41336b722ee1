import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { manuscriptPath } from '../../manuscripts/manuscripts.ts';
import { readMarkdown } from '../../manuscripts/read-markdown.ts';
import { environment } from './run-command.ts';

/** A receiver of callbacks whose check is the code that the conventions print. */
export type Receiver = { name: string; address: string; close: () => Promise<void> };

export const callbackSecret = 'cs-example-0123456789abcdef';

const receiverFiles = {
  node: {
    title: 'Node.js',
    check: 'check.mjs',
    main: 'receiver.mjs',
    source: `
import { createServer } from 'node:http';
import { isGenuine } from './check.mjs';
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  response.writeHead(isGenuine(request.headers, body, process.env.CALLBACK_SECRET) ? 204 : 401).end();
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`,
  },
  python: {
    title: 'Python',
    check: 'check.py',
    main: 'receiver.py',
    source: `
import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from check import is_genuine

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        genuine = is_genuine(self.headers, body, os.environ["CALLBACK_SECRET"])
        self.send_response(204 if genuine else 401)
        self.end_headers()

    def log_message(self, *args):
        pass

server = HTTPServer(("127.0.0.1", 0), Receiver)
print(server.server_port, flush=True)
server.serve_forever()
`,
  },
} as const;

export async function startReceiver(
  id: keyof typeof receiverFiles,
  command: string,
  folder: string,
): Promise<Receiver> {
  const { title, check, main, source } = receiverFiles[id];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, check), printedCode(title));
  await writeFile(join(folder, main), source);
  const child = spawn(command, [main], {
    cwd: folder,
    env: { ...environment(), CALLBACK_SECRET: callbackSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line');
  const port = await Promise.race([line, ended.then(() => [undefined])]);
  if (!port[0]) throw new Error(`The receiver in ${title} did not start.`);
  return {
    name: title,
    address: `http://127.0.0.1:${port[0]}/`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

/** A code block of the conventions, by its title; of several with one title, the one given. */
export function printedCode(title: string, nth = 0): string {
  const text = readFileSync(manuscriptPath('general/conventions', 'en'), 'utf8');
  const found = readMarkdown(text, 'en').code.filter((block) => block.title === title)[nth];
  if (!found) throw new Error(`The conventions print no code named ${title}.`);
  return found.code;
}
