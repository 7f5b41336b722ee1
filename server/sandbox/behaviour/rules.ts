import type { DocumentedCall, KeyRight } from '#contract/documented-api.ts';
import type { Application } from '../../applications/applications.ts';
import type { ApiKey } from '../../applications/keys.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { QueueCallback } from '../callbacks/queue-callback.ts';
import type { SentFile } from '../http/arrived.ts';
import type { Documented } from '../http/documented.ts';
import type { Incoming } from '../http/incoming.ts';
import type { Data, RecordStore, Seed } from '../records/record-store.ts';

/** What a rule gets of an authenticated, valid request within its limits. */
export type Given<Input> = {
  call: DocumentedCall;
  /** Path, query and body together, with defaults; their names do not collide. */
  input: Input;
  files: Record<string, SentFile>;
  /** Rights of the key. */
  rights: readonly KeyRight[];
  store: RecordStore;
  notify: QueueCallback;
  /** Documented text of a code. */
  say: (code: number, field?: string) => string;
  now: Date;
  /** Origin of the sandbox, for links in responses. */
  origin: string;
  /** For the calls about the sandbox itself. */
  own: OwnParts;
};

/** What only the calls about the sandbox itself need. */
export type OwnParts = Pick<Incoming, 'context' | 'waits' | 'signal'> & {
  /** That of the call, which may be a transaction. */
  database: Database | Transaction;
  application: Application;
  key: ApiKey;
  callbacks: Documented['callbacks'];
};

/** Behaviour of a call: returns `data`, or throws a `Refusal`. */
export type Rule<Input = Data> = (given: Given<Input>) => Promise<Data>;

/**
 * Behaviour that a product adds: a rule replaces the default of a call, a seed that of an example.
 */
export type Product = { rules: Record<string, Rule>; seeds?: (examples: Examples) => Seed[] };

/** `data` of a documented response, by operation and example. */
export type Examples = (call: string, example: string) => Data;

/**
 * Types a rule's input. Its description has validated the input, which the compiler cannot know:
 * the only cast of this kind.
 */
export const rule =
  <Input>(work: Rule<Input>): Rule =>
  (given) =>
    work(given as Given<Input>);
