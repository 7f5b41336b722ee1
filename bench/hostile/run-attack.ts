import type { Attack } from './attack.ts';
import { exchangeRaw } from './raw-exchange.ts';

export type AttackReport = {
  name: string;
  sent: number;
  answers: Record<string, number>;
  complaints: string[];
};

const atOnce = 50;

/** Sends all requests of an attack, several at a time, and counts the responses. */
export async function runAttack(port: number, attack: Attack): Promise<AttackReport> {
  const { name, requests, complainAbout } = attack;
  const report: AttackReport = { name, sent: 0, answers: {}, complaints: [] };
  const waiting = requests.values();
  const work = async () => {
    for (const request of waiting) {
      const reply = await exchangeRaw(port, request);
      report.sent += 1;
      report.answers[reply.answer] = (report.answers[reply.answer] ?? 0) + 1;
      const complaint = isFailure(reply.answer)
        ? `answered ${reply.answer}`
        : complainAbout?.(reply);
      if (complaint) report.complaints.push(`${complaint}: ${shortened(request)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}

const isFailure = (answer: number | string): boolean =>
  answer === 'hang' || (typeof answer === 'number' && answer >= 500);

const shortened = (request: Buffer): string => JSON.stringify(request.toString('latin1', 0, 200));
