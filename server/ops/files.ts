import { UsageError } from './command.ts';

/** Exactly one file argument. */
export function onlyFile([file, ...rest]: string[]): string {
  if (file === undefined || rest.length > 0) throw new UsageError('Name one file.');
  return file;
}

/** Explains a failed write; existing files are never overwritten. */
export const explainFailedWrite = (file: string) => (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  throw new UsageError(
    code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written (${code}).`,
  );
};
