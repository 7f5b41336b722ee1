import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import styles from './callback-step.module.css';
import { clockTime } from './clock.ts';
import { documentedHeader } from './header-names.ts';
import { parseJson, valueNamed } from './json.ts';
import { JsonText } from './json-text.tsx';
import { lastAttempt } from './run.ts';
import { Lines, Quiet, RunFold, RunStep, Verdict } from './run-step.tsx';
import type { Delivered } from './watch-run.ts';

/** A callback as it was delivered, whether its signature is valid, and what its receiver answered. */
export function CallbackStep({
  delivery,
  idName,
  words,
}: {
  delivery: Delivered;
  /** The field of the response that holds the id of its record. */
  idName: string | undefined;
  words: TryWords['run'];
}) {
  const { event, state, url, isSigned, isGenuine, attempts } = delivery;
  const attempt = lastAttempt(delivery);
  if (!attempt)
    return (
      <RunStep state="live" heading={words.callback} tag={{ text: event }} time={words.waiting} />
    );
  const body = parseJson(delivery.body);
  const facts = ['status', idName, 'eventId'].flatMap((name) => {
    const value = name && valueNamed(body, name);
    return name && value
      ? [{ name, value, look: name === 'status' ? ('hot' as const) : undefined }]
      : [];
  });
  const isReceived = state === 'received';
  const headers = Object.entries(attempt.headers).filter(([name]) => name.startsWith('x-'));
  return (
    <RunStep
      state={isReceived ? 'done' : state === 'waiting' ? 'live' : 'refused'}
      heading={words.callback}
      tag={{ text: event, isWrong: state === 'given-up' }}
      time={clockTime(attempt.madeAt)}
    >
      {url && <Quiet>{url}</Quiet>}
      <p className={styles.checks}>
        {isSigned ? (
          <Verdict isRight={isGenuine === true}>
            {isGenuine ? words.signatureRight : words.signatureWrong}
          </Verdict>
        ) : (
          <span>{words.unsigned}</span>
        )}
        <Verdict isRight={isReceived}>{outcomeOf()}</Verdict>
      </p>
      {!isReceived && (
        <Quiet>
          {state === 'waiting'
            ? fill(words.nextAttempt, { number: attempts.length + 1 })
            : fill(words.givenUp, { number: attempts.length })}
        </Quiet>
      )}
      <Lines lines={facts} />
      <RunFold name={isSigned ? words.wholeCallback.other : words.wholeCallback.one}>
        <Lines lines={headers.map(documentedHeader)} />
        <JsonText value={body} />
      </RunFold>
    </RunStep>
  );

  function outcomeOf(): string {
    const { problem, status, tookMs } = attempt ?? {};
    if (problem && isProblem(problem)) return words.problems[problem];
    if (!isReceived) return fill(words.refusedBy, { status: status ?? 0 });
    return fill(words.taken, { status: status ?? 0, count: tookMs ?? 0 });
  }

  function isProblem(problem: string): problem is keyof typeof words.problems {
    return problem in words.problems;
  }
}
