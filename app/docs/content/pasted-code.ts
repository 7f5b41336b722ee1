/** The error code in pasted JSON or in a log line. */
export function pastedCode(text: string): number | undefined {
  const code = /["']?code["']?\s*[:=]\s*["']?(\d+)/i.exec(text)?.[1];
  return code === undefined ? undefined : Number(code);
}

/** Separate numbers that can be an error code or an HTTP status. */
export const numbersIn = (text: string): number[] =>
  (text.match(/(?<![\w.:-])\d{3,4}(?![\w:-]|\.\d)/g) ?? []).map(Number);
