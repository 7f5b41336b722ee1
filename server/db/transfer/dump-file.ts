import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { mark, type Part } from './parts.ts';
import { TransferError } from './transfer-error.ts';

/** Writes and syncs a draft beside the target; `publish` moves it there, `discard` deletes it. */
export async function draftDump(
  file: string,
  parts: AsyncIterable<Part>,
  { overwrite }: { overwrite: boolean },
): Promise<{ publish(): Promise<void>; discard(): Promise<void> }> {
  if (!overwrite && (await isThere(file))) throw alreadyThere(file);
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  const discard = () => rm(draft, { force: true });
  const publish = async () => {
    if (overwrite) await rename(draft, file);
    else await renameToFree(draft, file);
    await discard();
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
  };
  try {
    const to = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(textOf(parts), createGzip(), to);
  } catch (error) {
    await discard();
    throw isOfFile(error) ? new TransferError(`${file} cannot be written (${error.code}).`) : error;
  }
  return { publish, discard };
}

/** Parts of a dump file; the last line confirms that it is complete. */
export async function* readDump(file: string): AsyncGenerator<Part> {
  try {
    // `pipeline` instead of `.pipe()`: errors while reading or unpacking the file end the iteration.
    yield* partsOf(pipe(createReadStream(file), createGunzip(), () => undefined));
  } catch (error) {
    if (error instanceof TransferError) throw new TransferError(`${file}: ${error.message}`);
    if (isOfFile(error) && !error.code.startsWith('Z_'))
      throw new TransferError(`${file} cannot be read (${error.code}).`);
    throw new TransferError(`${file} is no dump of this product, or it is broken or cut off.`);
  }
}

/** Maximum number and size of rows passed on at once. */
const batch = { rows: 500, signs: 1_000_000 };

async function* textOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const whole = createHash('sha256');
  for await (const part of parts) {
    const lines = 'rows' in part ? part.rows.join('\n') : JSON.stringify(part);
    whole.update(`${lines}\n`);
    yield `${lines}\n`;
  }
  yield `${JSON.stringify({ sha256: whole.digest('hex') })}\n`;
}

async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const whole = createHash('sha256');
  let rows: string[] = [];
  let signs = 0;
  let isConfirmed = false;
  for await (const line of linesOf(bytes)) {
    if (isConfirmed) throw new Error('Something follows the end.');
    if (line.startsWith('[')) {
      rows.push(line);
      signs += line.length;
    }
    const found = line.startsWith('[') ? undefined : mark.parse(JSON.parse(line));
    if (rows.length > 0 && (found || rows.length >= batch.rows || signs >= batch.signs)) {
      yield { rows };
      rows = [];
      signs = 0;
    }
    if (found && 'sha256' in found) isConfirmed = found.sha256 === whole.digest('hex');
    else {
      whole.update(`${line}\n`);
      if (found) yield found;
    }
  }
  if (!isConfirmed) throw new Error('The last line does not confirm the file.');
}

/** Splits at line feeds only: rows may contain other line separators. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString();
      begun = [];
      from = at + 1;
    }
    begun.push(chunk.subarray(from));
  }
}

/** Fallback for file systems without hard links, which never overwrite. */
async function renameToFree(draft: string, file: string): Promise<void> {
  await link(draft, file).catch(async (error) => {
    if (error.code === 'EEXIST' || (await isThere(file))) throw alreadyThere(file);
    await rename(draft, file);
  });
}

const alreadyThere = (file: string) =>
  new TransferError(`${file} exists already: name another one, or add --overwrite.`);

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

const isOfFile = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && /^[EZ]/.test(String(error.code));
