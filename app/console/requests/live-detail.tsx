import { CopyButton } from '#app/ui/copy-button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { ReasonNotes } from '#app/ui/reason-notes.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useReasonFile } from '#app/words/use-reason-cards.ts';
import { useWords } from '#app/words/use-words.ts';
import { cardFor } from '#content/docs/stated.ts';
import type { LiveMessage } from '#contract/live-messages.ts';
import { TextLink } from '../developer/text-link.tsx';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import { LinePart, LineStop } from './line-part.tsx';
import { lookOf, MessageStates } from './message-states.tsx';
import styles from './request-detail.module.css';

/** A live message in detail, as the gateway reported it. */
export function LiveDetail({
  message,
  onFind,
}: {
  message: LiveMessage;
  onFind: (requestId: string) => void;
}) {
  const { message: words, line, detail } = useWords('consoleRequests');
  const productNames: Readonly<Record<string, string>> = useWords('productNames');
  const formats = useFormats();
  const newTicket = usePagePath()('console-new-ticket');
  const mayAsk = hasMenu(useViewer(), 'support');
  const { messageId, requestId, key, product, country, recipient, segments } = message;
  const { status, reason, outcome, acceptedAt, doneAt, price, currency } = message;
  const file = useReasonFile(true);
  const card = file && cardFor({ status, product, ...(reason && { reason }) }, file.cards, {});

  const copied = (text: string) => (
    <>
      <code>{text}</code>
      <CopyButton look="sign" text={text} words={detail.copy} className={styles.copy} />
    </>
  );
  const first = { status: 'accepted', at: acceptedAt };
  const states = status === first.status ? [first] : [first, { status, at: doneAt }];

  return (
    <div className={styles.detail}>
      <div className={styles.notes}>
        <ReasonNotes cards={card ? [card] : []} />
        <TextButton onClick={() => onFind(requestId)}>{words.sameRequest}</TextButton>
        {mayAsk && (
          <TextLink to={`${newTicket}?type=fault&requestId=${encodeURIComponent(requestId)}`}>
            {detail.ask}
          </TextLink>
        )}
      </div>
      <Facts
        className={styles.facts}
        facts={[
          { id: 'requestId', name: detail.requestId, value: copied(requestId) },
          { id: 'messageId', name: words.messageId, value: copied(messageId) },
          { id: 'product', name: words.product, value: productNames[product] ?? product },
          {
            id: 'country',
            name: words.country,
            value: country === 'ZZ' ? line.unknownCountry : (formats.country(country) ?? country),
          },
          { id: 'segments', name: words.segments, value: formats.count(segments) },
          { id: 'price', name: words.price, value: <code>{`${price} ${currency}`}</code> },
        ]}
      />
      <LinePart heading={line.heading} isLive>
        <LineStop
          look="full"
          name={line.request}
          code={key?.accessKey}
          note={key ? (key.name ?? detail.keyGone) : line.noKey}
        />
        <LineStop look={lookOf(outcome)} recipient={recipient} code={messageId}>
          <MessageStates states={states} outcome={outcome} reason={reason} product={product} />
          <p>{words.callbacks}</p>
        </LineStop>
      </LinePart>
    </div>
  );
}
