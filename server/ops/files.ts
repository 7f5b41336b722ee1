import { UsageError } from './command.ts';

/** One file and nothing else on the line. */
export function onlyFile([file, ...rest]: string[]): string {
  if (file === undefined || rest.length > 0) throw new UsageError('Name one file.');
  return file;
}

/** A file that is there is never written over. */
export const notWritten = (file: string) => (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  throw new UsageError(
    code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written (${code}).`,
  );
};
