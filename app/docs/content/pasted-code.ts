/** The code in an answer that somebody pasted, as JSON or as a line of a log. */
export function pastedCode(text: string): number | undefined {
  const code = /["']?code["']?\s*[:=]\s*["']?(\d+)/i.exec(text)?.[1];
  return code === undefined ? undefined : Number(code);
}

/** Numbers that stand alone and can be a code or an HTTP status. */
export const numbersIn = (text: string): number[] =>
  (text.match(/(?<![\w.:-])\d{3,4}(?![\w:-]|\.\d)/g) ?? []).map(Number);
