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
import { writeCode } from '../run/copy-code.ts';
import { JsonText } from '../run/json-text.tsx';
import { Lines, Quiet } from '../run/run-step.tsx';
import { clockTime } from '../run/sent-step.tsx';
import { sha256 } from '../run/sign.ts';
import { loadTry } from '../try/load-try.ts';
import { CodeTabs } from './code-tabs.tsx';
import { CopyPacket } from './copy-packet.tsx';
import { DeliveryOutline } from './delivery-outline.tsx';
import styles from './detail.module.css';
import { DetailHead } from './detail-head.tsx';
import { useKept } from './fetch-kept.ts';
import { canBeSigned, headersOf, isSigned, sampleOf } from './kept-request.ts';
import { NumberedLines } from './numbered-lines.tsx';
import { StateLines } from './state-lines.tsx';
import { type KeptRequest, parsedJson } from './traffic.ts';
import type { PracticeWords } from './types.ts';

const wrongSignature = 1102;

/** One request whole: what went out, what was signed, what came back, what followed. */
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
  onReplay: (kept: KeptRequest) => void;
  onExplain: (kept: KeptRequest) => void;
}) {
  const { traffic } = words;
  const { kept, isFailed, retry } = useKept(session.token, request.id);
  const document = useDocument(request.callId);
  const lines = useSixLines(kept);
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
          clockTime(Date.parse(request.madeAt)),
          fill(traffic.took, { count: request.tookMs }),
          `requestId ${request.requestId ?? request.id}`,
        ]}
        note={note ?? (kept && !kept.isWhole ? { text: traffic.notWhole } : undefined)}
      >
        <Button
          variant="ink"
          size="small"
          arrow
          disabled={!kept?.isWhole || isBusy}
          onClick={() => kept && onReplay(kept)}
        >
          {isBusy ? traffic.replaying : traffic.replay}
        </Button>
        {kept?.isWhole && (
          <CopyPacket
            text={() => writeCode('curl', sampleOf(kept, session), session)}
            name={fill(practiceWords.copy.as, { language: 'cURL' })}
            words={practiceWords.copy}
          />
        )}
        {kept && canBeSigned(kept) && request.code === wrongSignature ? (
          <button type="button" className={styles.link} onClick={() => onExplain(kept)}>
            {traffic.findLine}
          </button>
        ) : (
          document && (
            <SiteLink to={document} className={styles.link}>
              {traffic.document}
            </SiteLink>
          )
        )}
      </DetailHead>
      {isFailed && (
        <FailureNote message={traffic.failed} action={practiceWords.away.retry} onRetry={retry} />
      )}
      {!kept && !isFailed && <Loader className={styles.loader} />}
      {kept && (
        <CodeTabs
          label={`${request.method} ${request.path}`}
          words={traffic}
          copyWords={practiceWords.copy}
          tabs={[
            {
              id: 'request',
              label: traffic.tabs.request,
              text: textOf(kept),
              content: (
                <>
                  <Lines
                    lines={[
                      ...(kept.query
                        ? [{ name: practiceWords.run.lines.query, value: kept.query }]
                        : []),
                      ...headersOf(kept).map((line) => ({
                        ...line,
                        look: line.name === 'X-Sandbox-Answer' ? ('hot' as const) : undefined,
                      })),
                    ]}
                  />
                  {kept.body ? (
                    <JsonText value={parsedJson(kept.body)} />
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
                isSigned(kept) && canBeSigned(kept) ? (
                  <NumberedLines
                    empty={practiceWords.run.empty}
                    lines={sixNames(practiceWords).map((name, index) => ({
                      name,
                      value: lines[index] ?? '',
                    }))}
                  />
                ) : (
                  <Quiet>{isSigned(kept) ? traffic.linesUnknown : traffic.unsigned}</Quiet>
                ),
            },
            {
              id: 'response',
              label: traffic.tabs.response,
              text: kept.answer,
              content: <JsonText value={parsedJson(kept.answer)} />,
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

/** What the six lines are called. */
export const sixNames = ({ run: { lines } }: PracticeWords): string[] => [
  lines.method,
  lines.path,
  lines.query,
  'X-Timestamp',
  'X-Nonce',
  lines.body,
];

/** As it went over the wire. */
const textOf = (kept: KeptRequest): string =>
  [
    `${kept.method} ${kept.path}${kept.query && `?${kept.query}`}`,
    ...headersOf(kept).map(({ name, value }) => `${name}: ${value}`),
    ...(kept.body ? ['', kept.body] : []),
  ].join('\n');

/** The document of its call; undefined until that is known. */
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

function useSixLines(kept: KeptRequest | undefined): string[] {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    if (!kept || !isSigned(kept) || !canBeSigned(kept)) return;
    const { method, path, query, headers, body } = kept;
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
  }, [kept]);
  return lines;
}
