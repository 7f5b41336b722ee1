import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Mail, TextMessage } from '#content/messages/template.ts';
import type { Outgoing, Transport } from '../transport.ts';
import { composeMail } from './compose-mail.ts';

/** Without a mail server every mail is written to a file that mail programs can open. */
export const mailFiles = (dataDir: string): Transport<Mail> =>
  fileTransport(dataDir, 'eml', async (outgoing) => (await composeMail(outgoing)).source);

export const textFiles = (dataDir: string): Transport<TextMessage> =>
  fileTransport(
    dataDir,
    'txt',
    async ({ recipient, message }) => `${recipient}\n\n${message.text}\n`,
  );

function fileTransport<Message>(
  dataDir: string,
  extension: string,
  compose: (outgoing: Outgoing<Message>) => Promise<string | Readable>,
): Transport<Message> {
  const directory = join(dataDir, 'outbox');
  return {
    local: true,
    send: async (outgoing, { given, signal }) => {
      const content = await compose(outgoing);
      signal.throwIfAborted();
      // A file that was started is completed: `stop` waits for it.
      given();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${fileName(outgoing)}.${extension}`);
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/** Sorts by time; a repeated message replaces itself. */
const fileName = ({ id, createdAt }: Outgoing<unknown>): string =>
  `${createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${id}`;
