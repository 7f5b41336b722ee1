import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { JsonText } from './json-text.tsx';
import { askedCode } from './run.ts';
import { Lines, RunFold, RunStep, Wire } from './run-step.tsx';
import type { Sent } from './send-request.ts';
import { signingHeaders } from './send-request.ts';
import styles from './sent-step.module.css';

/** What went out: where to, its headers, what was signed of it, and its body. */
export function SentStep({
  sent,
  words,
  look,
}: {
  sent: Sent;
  words: TryWords['run'];
  /** `whole` shows all of it; `open` what was signed as well; `short` is the address alone. */
  look: 'open' | 'whole' | 'refused' | 'short';
}) {
  const { request, signing, query, at } = sent;
  const own = request.headers.map(([name, value]) => ({
    name,
    value,
    look: name === 'X-Sandbox-Answer' ? ('hot' as const) : undefined,
  }));
  const headers = signing
    ? signingHeaders(signing).map(([name, value]) => ({
        name,
        value,
        look: name === 'X-Signature' ? ('signature' as const) : undefined,
      }))
    : [];
  const asked = askedCode(sent);
  return (
    <RunStep state="done" heading={words.sent} time={clockTime(at)}>
      <Wire
        method={request.method}
        host={request.host}
        path={request.path + (query && `?${query}`)}
      />
      {look === 'refused' && (
        <>
          {asked !== undefined && (
            <Lines lines={[{ name: 'X-Sandbox-Answer', value: asked, look: 'hot' }]} />
          )}
          {signing && (
            <RunFold name={words.headersAndLines}>
              <Lines lines={[...headers, ...own]} />
              <SixLines lines={signing.lines} words={words} />
            </RunFold>
          )}
        </>
      )}
      {(look === 'open' || look === 'whole') && (
        <>
          <Lines lines={[...headers, ...own]} />
          <div className={styles.folds}>
            {signing && (
              <RunFold name={words.sixLines} isOpen={look === 'open'}>
                <SixLines lines={signing.lines} words={words} />
              </RunFold>
            )}
            {request.body.kind === 'json' && (
              <RunFold name={fill(words.body, { count: bytesOf(sent.body) })}>
                <JsonText value={request.body.value} />
              </RunFold>
            )}
          </div>
        </>
      )}
    </RunStep>
  );
}

function SixLines({ lines, words }: { lines: readonly string[]; words: TryWords['run'] }) {
  const { method, path, query, body } = words.lines;
  const names = [method, path, query, 'X-Timestamp', 'X-Nonce', body];
  return (
    <ol className={styles.six}>
      {names.map((name, index) => (
        <li key={name}>
          <span>{name}</span>
          <code>{lines[index] || <i>{words.empty}</i>}</code>
        </li>
      ))}
    </ol>
  );
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** On the reader's clock, to the millisecond. */
export function clockTime(at: number): string {
  const two = (count: number, digits = 2) => String(count).padStart(digits, '0');
  const moment = new Date(at);
  const parts = [moment.getHours(), moment.getMinutes(), moment.getSeconds()];
  return `${parts.map((part) => two(part)).join(':')}.${two(moment.getMilliseconds(), 3)}`;
}
