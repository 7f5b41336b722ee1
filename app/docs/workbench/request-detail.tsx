import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { ReasonNotes } from '#app/ui/reason-notes.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useReasonCards } from '#app/words/use-reason-cards.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice, PracticeRequest } from '#contract/practice.ts';
import { writeCurl } from '#documents/samples/curl.ts';
import link from '../link.module.css';
import { clockTime } from '../run/clock.ts';
import { CopyTextAction } from '../run/copy-action.tsx';
import { writeCode } from '../run/copy-code.ts';
import { loadTry } from '../run/load-try.ts';
import styles from './detail.module.css';
import { DetailHead } from './detail-head.tsx';
import { useStoredRequest } from './fetch-request.ts';
import { RequestTabs } from './request-tabs.tsx';
import { StateLines } from './state-lines.tsx';
import { canBeSigned, sampleOf } from './stored-request.ts';
import type { StoredRequest } from './traffic.ts';
import type { PracticeWords } from './types.ts';

const wrongSignature = 1102;
/** By itself: the list of all languages would load the other six. */
const curl = { id: 'curl', write: writeCurl } as const;

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
  const cards = useReasonCards(stored?.answer ?? '', request.callId);
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
        joined={traffic.joined}
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
            text={() => writeCode(curl, sampleOf(stored, session), session)}
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
      <ReasonNotes cards={cards} />
      {stored && <RequestTabs {...{ stored, deliveries, practiceWords }} words={traffic} />}
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

/** The path of the document of a call; undefined until it is loaded, and without a call. */
function useDocument(callId: string): string | undefined {
  const locale = useLocaleSettings().documents;
  const [document, setDocument] = useState<string>();
  useEffect(() => {
    if (callId === '') return;
    loadTry(callId, locale).then(
      ({ call }) => setDocument(call.document),
      (problem: unknown) => console.error(`The document of ${callId} is not known.`, problem),
    );
  }, [callId, locale]);
  return document;
}
