import { requireSandbox } from './host.js';
import { UsageError } from './usage-error.js';

export const replay = {
  name: 'replay',
  usage: '<eventId>',
  summary: 'sends a callback again',
  text: 'The callback has the same eventId and body, and a new signature.',
  options: [],
  optionsIn: () => ({}),
  examples: ['replay 0a014474-591c-46d3-81b6-1fde5a20657c'],
  run: async ({ positionals: [eventId, ...others], settings, output, client }) => {
    if (!eventId || others.length > 0)
      throw new UsageError('Name one eventId: brand listen shows it with each callback.');
    requireSandbox('replay', settings.host);
    const { data } = await client().sandbox.resendCallback(eventId);
    output.result(data, () => `${output.paint.bold(data.event)} ${data.eventId}`);
  },
};
