import { createContext, use } from 'react';
import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { type Reply, useReply } from '#app/request/use-reply.ts';
import { useLayout } from '#app/words/use-layout.ts';
import type { DeskViewer } from '#contract/desk.ts';
import { isAccepted } from '#contract/envelope.ts';

/** The refusal of a reply; where it was accepted, `onAccepted` has run. */
export function settle(reply: Reply<unknown>, onAccepted: () => void): Refused | undefined {
  if (!isAccepted(reply)) return refusedBy(reply);
  onAccepted();
  return undefined;
}

type Desk = {
  viewer: DeskViewer;
  /** Makes a call; asks for a passkey and makes it again where that is needed first. */
  ask: <Data>(send: () => Promise<Reply<Data>>) => Promise<Reply<Data>>;
  /** Loads again who is here. */
  refresh: () => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This is only known inside the frame of the desk.');
  return desk;
}

/** Data of a call that everybody may make. */
export const useLoaded = <Data>(load: () => Promise<Reply<Data>>, key?: string) =>
  useReply(load, useLayout().failure.unusable, key);

/** The same of a call at the desk, which may ask for a passkey. */
export function useAsked<Data>(send: () => Promise<Reply<Data>>, key = '') {
  const { ask } = useDesk();
  return useLoaded(() => ask(send), key);
}
