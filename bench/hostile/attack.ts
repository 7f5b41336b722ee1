import type { RawReply } from './raw-exchange.ts';

/** Raw requests of one kind. */
export type Attack = {
  name: string;
  requests: Buffer[];
  /** What is wrong with a response, besides a 5xx or a hang. */
  complainAbout?(reply: RawReply): string | undefined;
};
