import { request } from '#app/request/client.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { InlineCode } from '#app/ui/inline-code.tsx';
import { ReasonNotes } from '#app/ui/reason-notes.tsx';
import { useDocumentPath } from '#app/words/use-document-path.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useReasonCards } from '#app/words/use-reason-cards.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import { readRequest } from '#contract/requests.ts';
import { AsyncSection } from '../async-section.tsx';
import { CodePanel } from '../developer/code-panel.tsx';
import { TextLink } from '../developer/text-link.tsx';
import { hasMenu, useViewer } from '../shell/viewer.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './request-detail.module.css';
import { RequestLine } from './request-line.tsx';
import { useExplained } from './use-explained.ts';

type Detail = Accepted<CallReply<typeof readRequest>>['data'];

/** A request in detail: its error explained, facts, request and response body. */
export function RequestDetail({ id }: { id: string }) {
  const { loaded, retry } = useLoaded(() => request(readRequest, { id }));
  return (
    <AsyncSection loaded={loaded} onRetry={retry}>
      {(detail) => <Details detail={detail} />}
    </AsyncSection>
  );
}

function Details({ detail }: { detail: Detail }) {
  const { detail: words } = useWords('consoleRequests');
  const formats = useFormats();
  const newTicket = usePagePath()('console-new-ticket');
  const mayAsk = hasMenu(useViewer(), 'support');
  const { id, requestId = id, address, key, method, path, query, body, answer, madeAt } = detail;
  const notes = <ReasonNotes cards={useReasonCards(answer, detail.callId)} />;
  const mayCreate = detail.code === 0 && method !== 'GET';
  const sent = [`${method} ${path}${query ? `?${query}` : ''}`, body || words.nothingSent];
  return (
    <div className={styles.detail}>
      <div className={styles.notes}>
        <Meaning detail={detail} />
        {!mayCreate && notes}
        {mayAsk && (
          <TextLink to={`${newTicket}?type=fault&requestId=${encodeURIComponent(requestId)}`}>
            {words.ask}
          </TextLink>
        )}
      </div>
      <Facts
        className={styles.facts}
        facts={[
          {
            id: 'requestId',
            name: words.requestId,
            value: (
              <>
                <code>{requestId}</code>
                <CopyButton
                  look="sign"
                  text={requestId}
                  words={words.copy}
                  className={styles.copy}
                />
              </>
            ),
          },
          { id: 'time', name: words.time, value: formats.moment(madeAt) },
          { id: 'from', name: words.from, value: <code>{address}</code> },
          {
            id: 'key',
            name: words.key,
            value: key ? (
              <>
                <code>{key.accessKey}</code> <small>{key.name}</small>
              </>
            ) : (
              words.keyGone
            ),
          },
        ]}
      />
      {mayCreate && <RequestLine sent={detail} otherwise={notes} />}
      <div className={styles.codes}>
        <CodePanel title={words.sent} text={sent.join('\n')} />
        <CodePanel title={words.answered} text={answer} />
      </div>
    </div>
  );
}

/** The error code explained as in the documents, with the remedy. */
function Meaning({ detail: { code, callId, answer } }: { detail: Detail }) {
  const { detail: words } = useWords('consoleRequests');
  const documentPath = useDocumentPath();
  const explained = useExplained(callId, code);
  if (code === 0)
    return (
      <div className={styles.meaning}>
        <p>
          <b>0</b> {words.success}
        </p>
      </div>
    );
  return (
    <div className={styles.meaning}>
      <p>
        <b>{code}</b> {explained?.means ?? messageOf(answer)}
      </p>
      {explained && (
        <p className={styles.quiet}>
          <InlineCode
            text={fill(words.advice, {
              retry: words.retries[explained.retry],
              remedy: explained.remedy,
            })}
          />
        </p>
      )}
      <TextLink to={`${documentPath('general/error-codes')}#error-${code}`}>
        {fill(words.allAbout, { code })}
      </TextLink>
    </div>
  );
}

/** The response's own message, in English, until the document has loaded. */
function messageOf(answer: string): string {
  const { msg } = Object(JSON.parse(answer || '{}'));
  return typeof msg === 'string' ? msg : '';
}
