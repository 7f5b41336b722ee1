export type Answers = { all: number; failed: number };

/** Counts responses of these processes in nginx log lines, and how many were 5xx. */
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

/** Tolerates a few 5xx responses, e.g. from a slow database; a broken release has more. */
export const isTooMuch = ({ all, failed }: Answers): boolean => failed > 5 && failed > all / 100;

function read(line: string): { server: string; status: number } {
  try {
    const { server = '', status = 0 } = JSON.parse(line);
    return { server: String(server), status: Number(status) };
  } catch {
    // An incomplete line, still being written.
    return { server: '', status: 0 };
  }
}
