export type Answers = { all: number; failed: number };

/** Of lines of nginx' log: what these processes answered, and how much of it with 5xx. */
export function countAnswers(text: string, ports: readonly number[]): Answers {
  const endings = ports.map((port) => `:${port}`);
  const answers: Answers = { all: 0, failed: 0 };
  for (const line of text.split('\n')) {
    const { server, status } = read(line);
    if (!server.split(', ').some((one) => endings.some((ending) => one.endsWith(ending)))) continue;
    answers.all += 1;
    if (status >= 500) answers.failed += 1;
  }
  return answers;
}

/** A few are let pass, as when the database is slow for a moment: a broken release has more. */
export const isTooMuch = ({ all, failed }: Answers): boolean => failed > 5 && failed > all / 100;

function read(line: string): { server: string; status: number } {
  try {
    const { server = '', status = 0 } = JSON.parse(line);
    return { server: String(server), status: Number(status) };
  } catch {
    // The line that is being written.
    return { server: '', status: 0 };
  }
}
