import { z } from 'zod';
import { type Command, parseInput } from './command.ts';
import { checkNames, diagnose } from './doctor/checks.ts';

const input = z.object({
  skip: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(checkNames, `may name ${checkNames.join(', ')}, separated by commas`))),
});

export const doctor: Command = {
  name: 'doctor',
  summary: 'Looks at everything that the server needs and says what to do; ends with 1 on a fail.',
  usage: { '--skip <checks>': `leave some out, separated by commas: ${checkNames.join(', ')}` },
  options: { skip: { type: 'string' } },
  worksWithoutDatabase: true,
  understand: ({ values }) => {
    const { skip } = parseInput(input, { skip: values.skip });
    return async (context) => ({ checks: await diagnose(context, skip) });
  },
  hasFailed: ({ checks }) =>
    Array.isArray(checks) && checks.some(({ result }) => result === 'fail'),
};
