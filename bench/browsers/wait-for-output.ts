import { Readable, type Writable } from 'node:stream';

/** Waits until a program's output contains this text. */
export async function waitForOutput(
  output: Readable | Writable | null | undefined,
  wanted: RegExp,
): Promise<RegExpExecArray> {
  if (!(output instanceof Readable)) throw new Error('The program has no output to wait for.');
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  let said = '';
  // Keeps reading afterwards: a full pipe would block the program.
  output.on('data', (chunk) => {
    said += chunk;
    const match = wanted.exec(said);
    if (match) resolve(match);
  });
  output.on('end', () => reject(new Error(`It ended instead of saying ${wanted}:\n${said}`)));
  return promise;
}
