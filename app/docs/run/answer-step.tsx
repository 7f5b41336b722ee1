import { CopyButton } from '#app/ui/copy-button.tsx';
import { InlineCode } from '#app/ui/inline-code.tsx';
import { errorsDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { Locale } from '#contract/locale.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import styles from './answer-step.module.css';
import { detailsOf } from './explained-error.ts';
import { JsonText } from './json-text.tsx';
import { RefusedField } from './refused-field.tsx';
import { type Answered, codeOf, forcedCode, isLimited, isRefused } from './run.ts';
import { Lines, RunFold, RunStep, Why } from './run-step.tsx';
import { SignedOtherwise } from './signed-otherwise.tsx';

/** The response: whole, or, once a callback has arrived, its record id with the rest folded. */
export function AnswerStep({
  call,
  run,
  id,
  isFolded,
  words,
  locale,
  onPutIn,
}: {
  call: TryCall;
  run: Answered;
  id: { name: string; value: string } | undefined;
  isFolded: boolean;
  words: TryWords;
  locale: Locale;
  /** Puts a value into the field that the response refuses. */
  onPutIn?: (value: string) => void;
}) {
  const { answer } = run;
  const isWrong = isRefused(run);
  return (
    <RunStep
      state={isWrong ? 'refused' : 'done'}
      heading={words.run.response}
      tag={{ text: String(answer.status), isWrong }}
      time={fill(words.run.milliseconds, { count: answer.tookMs })}
    >
      {answer.retryAfterSeconds !== undefined && (
        <Lines
          lines={[{ name: 'Retry-After', value: String(answer.retryAfterSeconds), look: 'hot' }]}
        />
      )}
      {isFolded && id ? (
        <div className={styles.short}>
          <p>
            {id.name} <b>{id.value}</b>
            <CopyButton
              text={id.value}
              look="sign"
              words={{ ...words.copy, copy: words.copyValue }}
            />
          </p>
          <RunFold name={words.run.wholeResponse}>
            <JsonText value={answer.json} />
          </RunFold>
        </div>
      ) : (
        <JsonText value={answer.json} />
      )}
      {isWrong && (isLimited(run) ? <Limited words={words.limited} /> : <Reason />)}
    </RunStep>
  );

  function Reason() {
    const code = codeOf(answer);
    const all = [...call.errors.own, ...call.errors.common];
    const error = all.find((one) => one.code === code);
    const list = `${documentPath(errorsDocument, locale)}${code ? `#error-${code}` : ''}`;
    const details = detailsOf(answer);
    return (
      <Why>
        <p>
          <b>{code}</b> {error && <InlineCode text={error.means} />}
        </p>
        {details?.field && forcedCode(run.sent) === undefined ? (
          <RefusedField details={details} words={words.refused} onPutIn={onPutIn} />
        ) : (
          error && (
            <p>
              <InlineCode text={error.remedy} />
            </p>
          )
        )}
        {details?.canonical && <SignedOtherwise run={run} details={details} words={words} />}
        <p className={styles.retry}>
          {error && fill(words.refused.retry, { way: words.retries[error.retry] })}{' '}
          <a href={list}>{words.refused.allCodes}</a>
        </p>
      </Why>
    );
  }
}

const Limited = ({ words }: { words: TryWords['limited'] }) => (
  <Why>
    <p>
      <b>{words.heading}</b>
    </p>
    <p>{words.text}</p>
  </Why>
);
