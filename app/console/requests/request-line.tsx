import type { ReactNode } from 'react';
import { ReasonNotes } from '#app/ui/reason-notes.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useReasonFile } from '#app/words/use-reason-cards.ts';
import { useWords } from '#app/words/use-words.ts';
import { cardFor } from '#content/docs/stated.ts';
import { fill } from '#content/fill.ts';
import type { RequestMessage } from '#contract/requests.ts';
import { AsyncSection } from '../async-section.tsx';
import { LinePart, LineStop } from './line-part.tsx';
import { MessageCallbacks } from './message-callbacks.tsx';
import { lookOf, MessageStates } from './message-states.tsx';
import { type Line, useLine } from './use-line.ts';

type Sent = {
  id: string;
  callId: string;
  madeAt: string;
  key: { name: string; accessKey: string } | null;
};

/** From a sandbox request over the messages it created to their callbacks. */
export function RequestLine({
  sent,
  otherwise,
}: {
  sent: Sent;
  /** Shown for a request that created nothing. */
  otherwise: ReactNode;
}) {
  const { loaded, retry } = useLine(sent.id);
  return (
    <AsyncSection loaded={loaded} onRetry={retry}>
      {(line) =>
        line.messages.length + line.callbacks.length > 0 ? (
          <Stops sent={sent} line={line} />
        ) : (
          otherwise
        )
      }
    </AsyncSection>
  );
}

function Stops({ sent, line }: { sent: Sent; line: Line }) {
  const { line: words } = useWords('consoleRequests');
  const formats = useFormats();
  const { messages, messageCount, callbacks } = line;
  const cards = useFailures(messages, sent.callId);
  const rest = messageCount - messages.length;
  const others = callbacks.filter(({ messageId }) => messageId === null);
  const manyOf = (many: { one: string; other: string }, count: number) =>
    fill(count === 1 ? many.one : many.other, { count: formats.count(count) });
  return (
    <LinePart heading={words.heading} aside={words.free}>
      <LineStop
        look="full"
        name={words.request}
        code={formats.millisecond(sent.madeAt)}
        note={sent.key?.name}
      >
        {others.length > 0 && <MessageCallbacks callbacks={others} />}
      </LineStop>
      {messages.map((message) => {
        const { id, recipient, states, outcome, reason, segments } = message;
        const own = callbacks.filter(({ messageId }) => messageId === id);
        return (
          <LineStop
            key={id}
            look={lookOf(outcome)}
            name={words.record}
            recipient={recipient ?? undefined}
            code={id}
            note={segments === null ? undefined : manyOf(words.segments, segments)}
          >
            <MessageStates states={states} outcome={outcome} reason={reason} event={sent.callId} />
            {own.length > 0 ? (
              <MessageCallbacks callbacks={own} />
            ) : (
              ['delivered', 'failed'].includes(outcome) && <p>{words.noCallback}</p>
            )}
          </LineStop>
        );
      })}
      {rest > 0 && <LineStop look="planned" name={manyOf(words.more, rest)} />}
      {cards.length > 0 && (
        <li>
          <ReasonNotes cards={cards} />
        </li>
      )}
    </LinePart>
  );
}

/** More would hide what they explain. */
const mostCards = 3;

/** Why messages failed, each reason once. */
function useFailures(messages: readonly RequestMessage[], callId: string) {
  const failed = messages.filter(({ outcome }) => outcome === 'failed');
  const file = useReasonFile(failed.length > 0);
  const cards = failed.flatMap(({ states, reason }) => {
    const stated = { status: states.at(-1)?.status, ...(reason && { reason }), event: callId };
    return (file && cardFor(stated, file.cards, file.events)) ?? [];
  });
  return cards
    .filter(({ name }, place) => cards.findIndex((other) => other.name === name) === place)
    .slice(0, mostCards);
}
