import { DoubleTickIcon } from '#app/art/signs.tsx';
import { CloseSign } from '#app/ui/close-sign.tsx';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import styles from './callback-step.module.css';
import { JsonText } from './json-text.tsx';
import { lastAttempt, valueNamed } from './run.ts';
import { Lines, Quiet, RunFold, RunStep } from './run-step.tsx';
import { clockTime } from './sent-step.tsx';
import type { Delivered } from './watch-run.ts';

/** A callback as it was brought, and whether its receiver may believe it. */
export function CallbackStep({
  delivery,
  idName,
  words,
}: {
  delivery: Delivered;
  /** What the response called the thing that it is about. */
  idName: string | undefined;
  words: TryWords['run'];
}) {
  const { event, state, url, isSigned, isGenuine, attempts } = delivery;
  const attempt = lastAttempt(delivery);
  if (!attempt)
    return (
      <RunStep state="live" heading={words.callback} tag={{ text: event }} time={words.waiting} />
    );
  const body = parsed(delivery.body);
  const told = ['status', idName, 'eventId'].flatMap((name) => {
    const value = name && valueNamed(body, name);
    return name && value
      ? [{ name, value, look: name === 'status' ? ('hot' as const) : undefined }]
      : [];
  });
  const isTaken = state === 'received';
  const headers = Object.entries(attempt.headers).filter(([name]) => name.startsWith('x-'));
  return (
    <RunStep
      state={isTaken ? 'done' : state === 'waiting' ? 'live' : 'refused'}
      heading={words.callback}
      tag={{ text: event, isWrong: state === 'given-up' }}
      time={clockTime(Date.parse(attempt.madeAt))}
    >
      {url && <Quiet>{url}</Quiet>}
      <p className={styles.checks}>
        {isSigned ? (
          <Check isRight={isGenuine === true}>
            {isGenuine ? words.signatureRight : words.signatureWrong}
          </Check>
        ) : (
          <span>{words.unsigned}</span>
        )}
        <Check isRight={isTaken}>{outcomeOf()}</Check>
      </p>
      {!isTaken && (
        <Quiet>
          {state === 'waiting'
            ? fill(words.nextAttempt, { number: attempts.length + 1 })
            : fill(words.givenUp, { number: attempts.length })}
        </Quiet>
      )}
      <Lines lines={told} />
      <RunFold name={isSigned ? words.wholeCallback.other : words.wholeCallback.one}>
        <Lines lines={headers.map(([name, value]) => ({ name: headerName(name), value }))} />
        <JsonText value={body} />
      </RunFold>
    </RunStep>
  );

  function outcomeOf(): string {
    const { problem, status, tookMs } = attempt ?? {};
    if (problem && isProblem(problem)) return words.problems[problem];
    if (!isTaken) return fill(words.refusedBy, { status: status ?? 0 });
    return fill(words.taken, { status: status ?? 0, count: tookMs ?? 0 });
  }

  function isProblem(problem: string): problem is keyof typeof words.problems {
    return problem in words.problems;
  }
}

const Check = ({ isRight, children }: { isRight: boolean; children: string }) => (
  <span data-wrong={isRight ? undefined : ''}>
    {isRight ? <DoubleTickIcon width={22} /> : <CloseSign />}
    {children}
  </span>
);

/** As documents write it: `X-Callback-Nonce`. */
const headerName = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
