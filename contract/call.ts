import * as z from 'zod/mini';
import { minuteMs } from './time-units.ts';

/** The host that answers a call; without one the prefix of the path decides. */
export type CallHost = 'admin' | 'api' | 'did' | 'desk';

/** How the input is sent: JSON body, form body, query string, or none. */
export type CallKind = 'json' | 'form' | 'query' | 'none';

export type CallMethod = 'GET' | 'POST';

/** The definition of a call, shared by browser and server. */
export type Call = {
  method: CallMethod;
  path: string;
  host?: CallHost | undefined;
  kind: CallKind;
  input: z.ZodMiniType;
  reply: z.ZodMiniType;
  /**
   * The call makes a secret or changes how a user logs in. A request with the same id and input
   * gets the same answer for `replayMs`, so that a lost answer does not lose the secret.
   */
  replayable?: true | undefined;
};

/** How long an answer can be repeated. */
export const replayMs = 10 * minuteMs;

/** The input as the browser sends it. */
export type CallInput<C extends Call> = z.input<C['input']>;

/** The input after parsing. */
export type ParsedInput<C extends Call> = z.output<C['input']>;

export type CallReply<C extends Call> = z.output<C['reply']>;

type CallOutline = { path: string; host?: CallHost; reply: z.ZodMiniType; replayable?: true };

/** A query belongs to GET, a body to POST; a call without input may be either. */
type CallDefinition = CallOutline &
  (
    | { method: 'POST'; kind: 'json' | 'form'; body: z.ZodMiniType }
    | { method: 'GET'; kind: 'query'; query: z.ZodMiniType }
    | { method: CallMethod; kind: 'none' }
  );

type InputOf<D extends CallDefinition> = D extends { body: infer Body extends z.ZodMiniType }
  ? Body
  : D extends { query: infer Query extends z.ZodMiniType }
    ? Query
    : typeof noInput;

type DefinedCall<D extends CallDefinition> = Pick<D, 'method' | 'path' | 'kind' | 'reply'> & {
  host?: CallHost | undefined;
  input: InputOf<D>;
  replayable?: true | undefined;
};

const noInput = z.undefined();

export function defineCall<const D extends CallDefinition>(definition: D): DefinedCall<D>;
export function defineCall(definition: CallDefinition): Call {
  const { method, path, host, kind, reply, replayable } = definition;
  return { method, path, host, kind, reply, replayable, input: inputOf(definition) };
}

/** Validates a reply before it is used: another server may answer at the API's host. */
export function parseReply<C extends Call>(call: C, reply: unknown): CallReply<C> {
  const parsed = z.safeParse<C['reply']>(call.reply, reply);
  if (!parsed.success) throw new SyntaxError(`${call.path} answered in an unknown shape.`);
  return parsed.data;
}

function inputOf(definition: CallDefinition): z.ZodMiniType {
  switch (definition.kind) {
    case 'json':
    case 'form':
      return definition.body;
    case 'query':
      return definition.query;
    case 'none':
      return noInput;
  }
}
