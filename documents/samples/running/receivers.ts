import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fillBrand, keyPrefix } from '#content/fill-brand.ts';
import { manuscriptPath } from '../../manuscripts/manuscripts.ts';
import { readMarkdown } from '../../manuscripts/read-markdown.ts';
import { environment } from './run-command.ts';

/**
 * A callback receiver as printed in “Get started”, with the verification printed in the
 * conventions.
 */
export type Receiver = { name: string; address: string; close: () => Promise<void> };

/** The printed receivers have a fixed port; it is replaced by a free one. */
const receiverFiles = {
  node: {
    title: 'Node.js',
    check: 'is-genuine.mjs',
    main: 'receiver.mjs',
    listen: '.listen(8080);',
    anywhere: `.listen(0, '127.0.0.1', function () { console.log(this.address().port); });`,
  },
  python: {
    title: 'Python',
    check: 'is_genuine.py',
    main: 'receiver.py',
    listen: 'HTTPServer(("", 8080), Receiver).serve_forever()',
    anywhere: `Receiver.log_message = lambda *_: None
server = HTTPServer(("127.0.0.1", 0), Receiver)
print(server.server_port, flush=True)
server.serve_forever()`,
  },
} as const;

export async function startReceiver(
  id: keyof typeof receiverFiles,
  command: string,
  folder: string,
  callbackSecret: string,
): Promise<Receiver> {
  const { title, check, main, listen, anywhere } = receiverFiles[id];
  const printed = printedCode(title, { document: 'general/get-started' });
  if (!printed.includes(listen)) throw new Error(`The receiver in ${title} listens otherwise.`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, check), printedCode(title));
  await writeFile(join(folder, main), printed.replace(listen, anywhere));
  const child = spawn(command, [main], {
    cwd: folder,
    env: { ...environment(), [`${keyPrefix}_CALLBACK_SECRET`]: callbackSecret },
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

/** A code block by its title, of the conventions by default; `nth` chooses among several. */
export function printedCode(
  title: string,
  { nth = 0, document = 'general/conventions' } = {},
): string {
  const text = fillBrand(readFileSync(manuscriptPath(document, 'en'), 'utf8'));
  const found = readMarkdown(text, 'en').code.filter((block) => block.title === title)[nth];
  if (!found) throw new Error(`${document} prints no code named ${title}.`);
  return found.code;
}
