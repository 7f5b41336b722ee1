import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The latest message to this recipient that contains the text; without a mail server messages are
 * files.
 */
export async function messageTo(
  dataDir: string,
  recipient: string,
  wanted: RegExp,
): Promise<string | undefined> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => /\.(eml|txt)$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .filter((text) => text.includes(recipient))
    .map((text) => wanted.exec(plain(text))?.[1])
    .findLast((found) => found !== undefined);
}

/** The plain-text part of a mail; a text message is already plain. */
function plain(message: string): string {
  const [part = message] = /Content-Type: text\/plain[\s\S]*?(?=\r\n--)/i.exec(message) ?? [];
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  return /Content-Transfer-Encoding: base64/i.test(part)
    ? Buffer.from(body, 'base64').toString()
    : part.replace(/=\r\n/g, '').replace(/=3D/g, '=');
}
