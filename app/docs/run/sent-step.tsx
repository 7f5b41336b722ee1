import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { clockTime } from './clock.ts';
import { answerHeader } from './header-names.ts';
import { JsonText } from './json-text.tsx';
import { shownBody } from './masked-secret.ts';
import { forcedCode } from './run.ts';
import { Lines, RunFold, RunStep, Wire } from './run-step.tsx';
import { type Sent, signingHeaders } from './send-request.ts';
import styles from './sent-step.module.css';
import { requestLines, SignedLines } from './signed-lines.tsx';

/** The request as it was sent: address, headers, signed lines and body. */
export function SentStep({
  sent,
  words,
  look,
}: {
  sent: Sent;
  words: TryWords['run'];
  /**
   * `whole`: all of it, folded; `open`: with the signed lines open; `refused`: everything but the
   * forced error in one fold; `short`: the address alone.
   */
  look: 'open' | 'whole' | 'refused' | 'short';
}) {
  const { request, signing, query, at } = sent;
  const headers = [...(signing ? signingHeaders(signing) : []), ...request.headers].map(
    ([name, value]) => ({ name, value, look: headerLooks[name] }),
  );
  const signed = signing && (
    <SignedLines look="plain" lines={requestLines(signing.lines, words)} empty={words.empty} />
  );
  const forced = forcedCode(sent);
  return (
    <RunStep state="done" heading={words.sent} time={clockTime(at)}>
      <Wire
        method={request.method}
        host={request.host}
        path={request.path + (query && `?${query}`)}
      />
      {look === 'refused' && (
        <>
          {forced !== undefined && (
            <Lines lines={[{ name: answerHeader, value: forced, look: 'hot' }]} />
          )}
          {signed && (
            <RunFold name={words.headersAndLines}>
              <Lines lines={headers} />
              {signed}
            </RunFold>
          )}
        </>
      )}
      {(look === 'open' || look === 'whole') && (
        <>
          <Lines lines={headers} />
          <div className={styles.folds}>
            {signed && (
              <RunFold name={words.sixLines} isOpen={look === 'open'}>
                {signed}
              </RunFold>
            )}
            {request.body.kind === 'json' && (
              <RunFold name={fill(words.body, { count: bytesOf(sent.body) })}>
                <JsonText value={shownBody(request.body.value)} />
              </RunFold>
            )}
          </div>
        </>
      )}
    </RunStep>
  );
}

const headerLooks: Record<string, 'hot' | 'signature' | undefined> = {
  [answerHeader]: 'hot',
  'X-Signature': 'signature',
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
