/** `signing` is the range of the signature code, both lines counted from 1: the page folds them. */
export type SampleCode = { code: string; signing?: readonly [first: number, last: number] };

/** Joins the code before and after the signature; an unsigned call has none. */
export function joinCode(before: string[], signing: string[], after: string[]): SampleCode {
  const code = [...before, ...signing, ...after].join('\n');
  if (signing.length === 0) return { code };
  const first = countLines(before) + 1;
  return { code, signing: [first, first + countLines(signing) - 1] };
}

const countLines = (parts: string[]): number =>
  parts.reduce((sum, part) => sum + part.split('\n').length, 0);
