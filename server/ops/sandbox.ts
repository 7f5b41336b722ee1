import { z } from 'zod';
import { dueCallbacks, setAsideCallbacks } from '../deliveries/operator.ts';
import { blockedNetwork } from '../sandbox/blocks.ts';
import {
  blockNetwork,
  endPractice,
  listBlocks,
  listPractice,
  unblockNetwork,
} from '../sandbox/operator.ts';
import { by, byCommand, byOption, byUsage } from './by.ts';
import { type Command, limitOption, parseInput, UsageError } from './command.ts';

export const sandboxSessions: Command = {
  name: 'sandbox sessions',
  summary: 'Lists the open practice sessions: from which network, how many requests and things.',
  usage: { '--limit <n>': 'how many at most (50)' },
  options: { limit: { type: 'string' } },
  understand: ({ values }) => {
    const { limit } = parseInput(z.object({ limit: limitOption }), values);
    return async (context) => ({ sessions: await listPractice(context, { limit }) });
  },
};

const purged = z.object({ all: z.boolean().default(false), network: z.string().optional(), by });

export const sandboxPurge: Command = {
  name: 'sandbox purge',
  summary: 'Ends practice sessions at once, with their keys and all that they made.',
  usage: {
    '<id>': 'the session with this id',
    '--network <network>': 'those of an address or network',
    '--all': 'every one',
    ...byUsage,
  },
  options: { all: { type: 'boolean' }, network: { type: 'string' }, ...byOption },
  understand: ({ values, positionals: [id, ...rest] }) => {
    const { all, network, by } = parseInput(purged, values);
    const named = [id !== undefined, network !== undefined, all].filter(Boolean);
    if (named.length !== 1 || rest.length > 0)
      throw new UsageError('Name one session by its id, a network, or all of them with --all.');
    if (id !== undefined && !z.uuid().safeParse(id).success)
      throw new UsageError(`${id} is not the id of a session.`);
    const which =
      id !== undefined
        ? { id }
        : network !== undefined
          ? { network: requireNetwork(network) }
          : ('all' as const);
    return async (context) => ({ ended: await endPractice(context, byCommand(by), which) });
  },
};

const networkUsage = { '<network>': 'an address, or a network such as 203.0.113.0/24' };
const unblocked = z.object({ by });
const blocked = z.object({
  reason: z
    .string('is required')
    .trim()
    .min(1, 'must not be empty')
    .max(200, 'must have at most 200 characters'),
  by,
});

export const sandboxBlock: Command = {
  name: 'sandbox block',
  summary: 'Shuts an address or network out of the sandbox and ends what was practised from there.',
  required: { ...networkUsage, '--reason <text>': 'why, for whoever looks at it later' },
  usage: byUsage,
  options: { reason: { type: 'string' }, ...byOption },
  understand: ({ values, positionals }) => {
    const network = onlyNetwork(positionals);
    const { by, reason } = parseInput(blocked, values);
    return async (context) => ({
      blocked: network,
      'sessions ended': await blockNetwork(context, byCommand(by), { network, reason }),
    });
  },
};

export const sandboxUnblock: Command = {
  name: 'sandbox unblock',
  summary: 'Lets an address or network in again.',
  required: networkUsage,
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals }) => {
    const network = onlyNetwork(positionals);
    const { by } = parseInput(unblocked, values);
    return async (context) => {
      if (!(await unblockNetwork(context, byCommand(by), network)))
        throw new UsageError(`${network} is not blocked: see "sandbox blocks".`);
      return { unblocked: network };
    };
  },
};

export const sandboxBlocks: Command = {
  name: 'sandbox blocks',
  summary: 'Lists the networks that are shut out of the sandbox, and why.',
  usage: {},
  options: {},
  understand: () => async (context) => ({ blocks: await listBlocks(context) }),
};

export const sandboxCallbacks: Command = {
  name: 'sandbox callbacks',
  summary:
    'Shows how many callbacks are due, for how long the oldest has been, and which were set aside.',
  usage: { '--limit <n>': 'how many of those set aside at most (50)' },
  options: { limit: { type: 'string' } },
  understand: ({ values }) => {
    const { limit } = parseInput(z.object({ limit: limitOption }), values);
    return async (context) => {
      const { due, oldestSeconds } = await dueCallbacks(context);
      return {
        due,
        'oldest due': `${Math.round(oldestSeconds)} s`,
        'set aside': await setAsideCallbacks(context, { limit }),
      };
    };
  },
};

function onlyNetwork(positionals: string[]): string {
  const [text, ...rest] = positionals;
  if (text === undefined || rest.length > 0) throw new UsageError('Name one address or network.');
  return requireNetwork(text);
}

function requireNetwork(text: string): string {
  const network = blockedNetwork(text);
  if (!network) throw new UsageError(`${text} is no address and no network.`);
  return network;
}
