import type { Mail, TextMessage } from '#content/messages/template.ts';

/**
 * A message for a transport. The id is the same at every attempt, so that the receiver can detect
 * duplicates.
 */
export type Outgoing<Message> = {
  id: string;
  recipient: string;
  createdAt: Date;
  message: Message;
};

export type Progress = {
  /**
   * Called before the other side can have taken the message; from then on only its answer decides.
   */
  given(): void;
  /** Aborts the attempt. */
  signal: AbortSignal;
};

export type Transport<Message> = {
  send(outgoing: Outgoing<Message>, progress: Progress): Promise<void>;
  /** Messages stay readable at `/dev/inbox`; other transports let their payload be deleted. */
  local: boolean;
};

export type Transports = { mail: Transport<Mail>; sms: Transport<TextMessage> };

/** The other side will refuse this message at every attempt. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
