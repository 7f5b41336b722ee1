import { textReport } from '../accounts/operator.ts';
import type { Command } from './command.ts';

export const textsList: Command = {
  name: 'texts list',
  summary:
    'Lists by country code how many texts with a code left, of which caps, and how many codes were used.',
  usage: {},
  options: {},
  understand: () => async (context) => ({ texts: await textReport(context) }),
};
