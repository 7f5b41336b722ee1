import type { RawReply } from './raw-exchange.ts';

/** Requests of one kind, byte for byte. */
export type Attack = {
  name: string;
  requests: Buffer[];
  /** What is wrong with an answer, beyond a 5xx or a hang. */
  complainAbout?(reply: RawReply): string | undefined;
};
