import type { Mail, TextMessage } from '#content/messages/template.ts';

/** What is handed over. The id is the same on every try, so a repeated one can be recognised. */
export type Outgoing<Message> = {
  id: string;
  recipient: string;
  createdAt: Date;
  message: Message;
};

export type Progress = {
  /** Said before the other side can have taken the message: from then on only its word counts. */
  given(): void;
  /** Ends the hand-over early. */
  signal: AbortSignal;
};

export type Transport<Message> = {
  send(outgoing: Outgoing<Message>, progress: Progress): Promise<void>;
  /** What it takes stays readable here, at `/dev/inbox`; others end our need to keep it. */
  local: boolean;
};

export type Transports = { mail: Transport<Mail>; sms: Transport<TextMessage> };

/** The other side will refuse this message however often it is tried. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
