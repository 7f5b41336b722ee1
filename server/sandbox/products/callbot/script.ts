import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import { shortTime } from '../../behaviour/formats.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { Examples } from '../../behaviour/rules.ts';
import type { Data, RecordStore, Seed } from '../../records/record-store.ts';

const kind = 'callbot.script';

const doNotFit = 6207;

const scriptData = z.object({
  version: z.int(),
  /** Variable values in the documented conversation. */
  spoken: z.record(z.string(), z.string()),
  lines: z.array(z.object({ by: z.string(), text: z.string() })),
  result: z.record(z.string(), z.unknown()),
});

/** Scripts are written with our team: here only the documented one exists. */
export type Script = z.output<typeof scriptData>;

export const findScript = async (store: RecordStore, scriptId: string): Promise<Script> =>
  scriptData.parse((await store.find(kind, scriptId, 'scriptId')).data);

export const scriptSeeds = (examples: Examples): Seed[] => {
  const { scriptId, scriptVersion, createdAt } = examples('callbotCreateTask', 'waiting');
  const { transcript: lines, result } = examples('callbotGetOrder', 'answered');
  const spoken = { name: 'Ada', day: 'the sixteenth of November' };
  const data = { version: scriptVersion, spoken, lines, result };
  return [{ kind, id: String(scriptId), data, madeAt: String(createdAt) }];
};

export type Variables = Record<string, string>;

/** Exactly the variables of the script. */
export function requireVariables({ spoken }: Script, variables: Variables): void {
  const names = Object.keys(variables);
  const isFitting =
    names.length === Object.keys(spoken).length && names.every((name) => name in spoken);
  if (!isFitting)
    throw new Refusal(doNotFit, { expected: `the variables ${Object.keys(spoken).join(', ')}` });
}

/** The documented conversation with another person's values. */
export const transcriptOf = (
  { lines, spoken }: Script,
  variables: Variables,
  answeredMs: number,
): Data[] =>
  lines.map(({ by, text }, index) => ({
    saidAt: shortTime(new Date(answeredMs + (1 + 3 * index) * secondMs)),
    by,
    text: Object.entries(variables).reduce(
      (sofar, [name, value]) => sofar.replaceAll(spoken[name] ?? value, value),
      text,
    ),
  }));
