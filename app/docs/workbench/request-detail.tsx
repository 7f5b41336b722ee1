import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { canonicalLines } from '#content/api/canonical.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice, PracticeRequest } from '#contract/practice.ts';
import link from '../link.module.css';
import { clockTime } from '../run/clock.ts';
import { CopyTextAction } from '../run/copy-action.tsx';
import { writeCode } from '../run/copy-code.ts';
import { answerHeader } from '../run/header-names.ts';
import { parseJson } from '../run/json.ts';
import { JsonText } from '../run/json-text.tsx';
import { loadTry } from '../run/load-try.ts';
import { Lines, Quiet } from '../run/run-step.tsx';
import { sha256 } from '../run/sign.ts';
import { requestLines, SignedLines } from '../run/signed-lines.tsx';
import { CodeTabs } from './code-tabs.tsx';
import { DeliveryOutline } from './delivery-outline.tsx';
import styles from './detail.module.css';
import { DetailHead } from './detail-head.tsx';
import { useStoredRequest } from './fetch-request.ts';
import { StateLines } from './state-lines.tsx';
import { canBeSigned, headersOf, isSigned, sampleOf } from './stored-request.ts';
import type { StoredRequest } from './traffic.ts';
import type { PracticeWords } from './types.ts';

const wrongSignature = 1102;

/** One request: what was sent and signed, its response, its callbacks and the states that followed. */
export function RequestDetail({
  request,
  deliveries,
  session,
  words,
  practiceWords,
  note,
  isBusy,
  onReplay,
  onExplain,
}: {
  request: PracticeRequest;
  deliveries: readonly PracticeDelivery[];
  session: OpenedPractice;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  note: { text: string; isWrong?: boolean } | undefined;
  isBusy: boolean;
  onReplay: (stored: StoredRequest) => void;
  onExplain: (stored: StoredRequest) => void;
}) {
  const { traffic } = words;
  const { stored, isFailed, retry } = useStoredRequest(session.token, request.id);
  const document = useDocument(request.callId);
  const lines = useSixLines(stored);
  return (
    <>
      <DetailHead
        name={
          <>
            <b>{request.method}</b> {request.path}
          </>
        }
        status={{ text: String(request.status), isWrong: request.status >= 400 }}
        facts={[
          clockTime(request.madeAt),
          fill(traffic.took, { count: request.tookMs }),
          `requestId ${request.requestId ?? request.id}`,
        ]}
        note={note ?? (stored && !stored.isWhole ? { text: traffic.notWhole } : undefined)}
      >
        <Button
          variant="ink"
          size="small"
          arrow
          disabled={!stored?.isWhole || isBusy}
          onClick={() => stored && onReplay(stored)}
        >
          {isBusy ? traffic.replaying : traffic.replay}
        </Button>
        {stored?.isWhole && (
          <CopyTextAction
            text={() => writeCode('curl', sampleOf(stored, session), session)}
            name={fill(practiceWords.copy.as, { language: 'cURL' })}
            words={practiceWords.copy}
          />
        )}
        {stored && canBeSigned(stored) && request.code === wrongSignature ? (
          <button type="button" className={link.link} onClick={() => onExplain(stored)}>
            {traffic.findLine}
          </button>
        ) : (
          document && (
            <SiteLink to={document} className={link.link}>
              {traffic.document}
            </SiteLink>
          )
        )}
      </DetailHead>
      {isFailed && (
        <FailureNote message={traffic.failed} action={practiceWords.away.retry} onRetry={retry} />
      )}
      {!stored && !isFailed && <Loader className={styles.loader} />}
      {stored && (
        <CodeTabs
          label={`${request.method} ${request.path}`}
          words={traffic}
          copyWords={practiceWords.copy}
          tabs={[
            {
              id: 'request',
              label: traffic.tabs.request,
              text: textOf(stored),
              content: (
                <>
                  <Lines
                    lines={[
                      ...(stored.query
                        ? [{ name: practiceWords.run.lines.query, value: stored.query }]
                        : []),
                      ...headersOf(stored).map((line) => ({
                        ...line,
                        look: line.name === answerHeader ? ('hot' as const) : undefined,
                      })),
                    ]}
                  />
                  {stored.body ? (
                    <JsonText value={parseJson(stored.body)} />
                  ) : (
                    <Quiet>{traffic.noBody}</Quiet>
                  )}
                </>
              ),
            },
            {
              id: 'lines',
              label: traffic.tabs.lines,
              text: lines.join('\n'),
              content:
                isSigned(stored) && canBeSigned(stored) ? (
                  <SignedLines
                    empty={practiceWords.run.empty}
                    lines={requestLines(lines, practiceWords.run)}
                  />
                ) : (
                  <Quiet>{isSigned(stored) ? traffic.linesUnknown : traffic.unsigned}</Quiet>
                ),
            },
            {
              id: 'response',
              label: traffic.tabs.response,
              text: stored.answer,
              content: <JsonText value={parseJson(stored.answer)} />,
            },
            {
              id: 'callbacks',
              label: `${traffic.tabs.callbacks} ${deliveries.length}`,
              text: deliveries.map(({ body }) => body).join('\n'),
              content:
                deliveries.length > 0 ? (
                  deliveries
                    .toReversed()
                    .map((delivery) => (
                      <DeliveryOutline
                        key={delivery.id}
                        delivery={delivery}
                        words={practiceWords.run}
                      />
                    ))
                ) : (
                  <Quiet>{traffic.noCallbacks}</Quiet>
                ),
            },
          ]}
        />
      )}
      {request.method !== 'GET' && request.status < 400 && (
        <StateLines
          session={session}
          requestId={request.id}
          calledBack={deliveries.some(({ state }) => state === 'received')}
          words={traffic}
          runWords={practiceWords.run}
        />
      )}
    </>
  );
}

/** The request as HTTP text. */
const textOf = (stored: StoredRequest): string =>
  [
    `${stored.method} ${stored.path}${stored.query && `?${stored.query}`}`,
    ...headersOf(stored).map(({ name, value }) => `${name}: ${value}`),
    ...(stored.body ? ['', stored.body] : []),
  ].join('\n');

/** The path of the document of a call; undefined until it is loaded. */
function useDocument(callId: string): string | undefined {
  const locale = useLocaleSettings().documents;
  const [document, setDocument] = useState<string>();
  useEffect(() => {
    loadTry(callId, locale).then(
      ({ call }) => setDocument(call.document),
      (problem: unknown) => console.error(`The document of ${callId} is not known.`, problem),
    );
  }, [callId, locale]);
  return document;
}

function useSixLines(stored: StoredRequest | undefined): string[] {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    if (!stored || !isSigned(stored) || !canBeSigned(stored)) return;
    const { method, path, query, headers, body } = stored;
    void sha256(body).then((bodyHash) =>
      setLines(
        canonicalLines({
          method,
          path,
          query: [...new URLSearchParams(query)],
          timestampMs: headers['x-timestamp'] ?? '',
          nonce: headers['x-nonce'] ?? '',
          bodyHash,
        }),
      ),
    );
  }, [stored]);
  return lines;
}
