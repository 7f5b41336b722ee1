import { requireSandbox } from './host.js';
import { jsonRequest } from './input.js';
import { UsageError } from './usage-error.js';

const ownOptions = ['json', 'env', 'output', 'help'];

export const trigger = {
  name: 'trigger',
  usage: '<event> [--<field> <text> …] [--json <fields>]',
  summary: 'causes an event now',
  text: `Its callback has the documented example as its body, with the fields of data that you change.
The result has to be as documented.`,
  options: [
    ['--<field> <text>', 'a field that is a text'],
    ['--json <fields>', "other fields: '{…}', @file, or - for standard input"],
  ],
  optionsIn: (args) => ({
    ...Object.fromEntries(fieldsIn(args).map((name) => [name, { type: 'string' }])),
    json: { type: 'string' },
  }),
  examples: [
    'trigger sms.receipt --status UNDELIV --reason ABSENT_SUBSCRIBER',
    'trigger sms.receipt --json \'{"segments": 2, "charged": false}\'',
  ],
  run: async ({ values, positionals: [event, ...others], settings, output, client }) => {
    if (!event || others.length > 0)
      throw new UsageError('Name one event: brand trigger sms.receipt');
    requireSandbox('trigger', settings.host);
    const texts = Object.entries(values).filter(([name]) => !ownOptions.includes(name));
    const fields = { ...Object.fromEntries(texts), ...(await jsonRequest(values.json)) };
    const { data } = await client().sandbox.triggerCallback({ event, fields });
    output.result(data, () => `${output.paint.bold(data.event)} ${data.eventId}`);
  },
};

/** The options that are fields of the event. */
export const fieldsIn = (args) =>
  args
    .map((arg) => /^--([A-Za-z]\w*)(?==|$)/.exec(arg)?.[1])
    .filter((name) => name && !ownOptions.includes(name));
