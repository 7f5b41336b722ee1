import type { DocumentedCall, KeyRight } from '#contract/documented-api.ts';
import type { SentFile } from '../answering/arrived.ts';
import type { QueueCallback } from '../callbacks/queue-callback.ts';
import type { Data, RecordStore, Seed } from '../records/record-store.ts';

/** What a rule gets to know of a request that is signed, complete and within its limits. */
export type Given<Input> = {
  call: DocumentedCall;
  /** Path, query and body together; their names do not meet. Defaults are filled in. */
  input: Input;
  files: Record<string, SentFile>;
  /** What the key may do that signed. */
  rights: readonly KeyRight[];
  store: RecordStore;
  tell: QueueCallback;
  /** What a code means, in the words of answers. */
  say: (code: number, field?: string) => string;
  now: Date;
  /** Where the sandbox is served: links in answers lead there. */
  origin: string;
};

/** What a call does to the world. It answers `data`, or throws a `Refusal`. */
export type Rule<Input = Data> = (given: Given<Input>) => Promise<Data>;

/**
 * What a product does beyond its descriptions: a rule replaces the default of a call, a seed the
 * one that an example yields.
 */
export type Product = { rules: Record<string, Rule>; seeds?: (examples: Examples) => Seed[] };

/** `data` of a documented response, by operation and example. */
export type Examples = (call: string, example: string) => Data;

/**
 * Says what a rule reads of its input. The description has already checked that it is so, which the
 * compiler can't know: this is the one place where it is told.
 */
export const rule =
  <Input>(work: Rule<Input>): Rule =>
  (given) =>
    work(given as Given<Input>);
