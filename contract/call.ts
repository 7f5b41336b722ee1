import * as z from 'zod/mini';
import { minuteMs } from './time-units.ts';

/** Which of the provider's hosts answers; where none is named, the path's prefix decides. */
export type CallHost = 'admin' | 'api' | 'did';

/** How the input travels: JSON body, form body, query string, or there is none. */
export type CallKind = 'json' | 'form' | 'query' | 'none';

export type CallMethod = 'GET' | 'POST';

/** What both sides agree on for one call. */
export type Call = {
  method: CallMethod;
  path: string;
  host?: CallHost | undefined;
  kind: CallKind;
  input: z.ZodMiniType;
  reply: z.ZodMiniType;
  /**
   * It makes a secret or changes how one gets in: a request with the same id and input gets the same
   * answer again, for `replayMs`, so that a lost answer is no lost secret.
   */
  replayable?: true | undefined;
};

/** How long an answer can be asked for again. */
export const replayMs = 10 * minuteMs;

/** What the browser sends. */
export type CallInput<C extends Call> = z.input<C['input']>;

/** What the service works with once the input is parsed. */
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

/** Another server may answer for us: a reply is checked before anybody reads it. */
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
