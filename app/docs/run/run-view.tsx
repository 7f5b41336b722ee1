import { useNavigate } from 'react-router';
import { ArrowIcon } from '#app/art/signs.tsx';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { secondMs } from '#contract/time-units.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { announcementOf } from './announcement.ts';
import { AnswerStep } from './answer-step.tsx';
import { CallbackStep } from './callback-step.tsx';
import { composeRequest } from './compose-request.ts';
import { expectedEnd } from './expected-end.ts';
import { detailsOf, fieldOfError, withValue } from './explained-error.ts';
import { keyOf } from './form-values.ts';
import { JsonText } from './json-text.tsx';
import { shownBody } from './masked-secret.ts';
import { type NextStep, nextStep } from './next-step.ts';
import {
  type Answered,
  isLimited,
  isReceived,
  isRefused,
  type Run,
  requestIdOf,
  since,
} from './run.ts';
import { Quiet, RunStep, Why, Wire } from './run-step.tsx';
import styles from './run-view.module.css';
import { SentStep } from './sent-step.tsx';
import { hasStates, StatesStep } from './states-step.tsx';
import type { useTry } from './use-try.ts';

type Props = {
  call: TryCall;
  words: TryWords;
  tried: ReturnType<typeof useTry>;
  /** Called before navigation to another page. */
  onNavigate: () => void;
};

/** A run step by step, from the request to the next call. */
export function RunView(props: Props) {
  const { words, tried } = props;
  return (
    <section className={styles.run} aria-labelledby="try-run">
      <h2 id="try-run" data-spoken="">
        {words.tabs.run}
      </h2>
      <p role="status" data-spoken="">
        {announcementOf(tried.run, words.spoken)}
      </p>
      <ol>{stepsOf(tried.practice.state === 'ended' ? { step: 'ended' } : tried.run)}</ol>
    </section>
  );

  function stepsOf(run: Run) {
    switch (run.step) {
      case 'ready':
        return <Ready {...props} />;
      case 'sending':
        return (
          <>
            <SentStep sent={run.sent} words={words.run} look="whole" />
            <RunStep state="live" heading={words.run.response} time={words.run.waiting} />
          </>
        );
      case 'away':
        return <Away {...props} run={run} />;
      case 'ended':
        return (
          <RunStep state="end" heading={words.ended.station} time={words.ended.after}>
            <Quiet>{words.ended.gone}</Quiet>
          </RunStep>
        );
      case 'answered':
        return isRefused(run) ? (
          <Refused {...props} run={run} />
        ) : (
          <Accepted {...props} run={run} />
        );
    }
  }
}

function Ready({ call, words, tried }: Props) {
  const session = tried.practice.state === 'open' ? tried.practice.session : undefined;
  const request = composeRequest(call, tried.form, session);
  return (
    <>
      <RunStep state="idle" heading={words.run.ready} time={words.run.nothingYet}>
        <Wire method={request.method} host={request.host} path={request.path} />
        {request.body.kind === 'json' && <JsonText value={shownBody(request.body.value)} />}
      </RunStep>
      <RunStep state="idle" heading={words.run.response} />
      {takesCallback(call) && (
        <RunStep state="idle" heading={words.run.callback}>
          <Quiet>{words.run.arrives}</Quiet>
        </RunStep>
      )}
    </>
  );
}

function Away({ call, words, tried, run }: Props & { run: Extract<Run, { step: 'away' }> }) {
  const pagePath = usePagePath();
  const { away } = words;
  const seconds = (run.afterMs ?? 0) / secondMs;
  return (
    <>
      <SentStep sent={run.sent} words={words.run} look="short" />
      <RunStep state="away" heading={seconds ? fill(away.after, { seconds }) : away.atOnce}>
        <Why>
          <p>
            <b>{away.heading}</b>
          </p>
          <p>
            {away.text} {call.idempotentBy && run.sent.request.isSigned && away.again}
          </p>
          <p className={classNames(actions.actions, styles.actions)}>
            <Button variant="outline" size="small" onClick={tried.retry}>
              {away.retry}
            </Button>{' '}
            <a href={pagePath('service-status')}>{away.status}</a>
          </p>
        </Why>
      </RunStep>
    </>
  );
}

function Refused({ call, words, tried, run }: Props & { run: Answered }) {
  const locale = useLocaleSettings().documents;
  const isLimit = isLimited(run);
  const error = detailsOf(run.answer);
  const found = error && fieldOfError(call, error);
  const putIn = (value: string) => {
    if (!found) return;
    const key = keyOf(found.field);
    const { values } = tried.form;
    const text = withValue(values[key] ?? '', found.inside, value);
    tried.change({ values: { ...values, [key]: text } });
  };
  return (
    <>
      <SentStep sent={run.sent} words={words.run} look={isLimit ? 'short' : 'refused'} />
      <AnswerStep
        {...{ call, run, words, locale }}
        id={undefined}
        isFolded={false}
        onPutIn={found && putIn}
      />
      {!isLimit && takesCallback(call) && (
        <RunStep state="end" heading={words.refused.heading}>
          <Quiet>{words.refused.text}</Quiet>
        </RunStep>
      )}
    </>
  );
}

function Accepted({ call, words, tried, run, onNavigate }: Props & { run: Answered }) {
  const locale = useLocaleSettings().documents;
  const next = nextStep(call, run, tried.form.values);
  const id = next?.id;
  const records = run.things.map((record) => since(record, run.sent.at)).filter(hasStates);
  const isFolded = isReceived(run);
  const isAwaiting = !run.isOver && !isFolded && takesCallback(call);
  return (
    <>
      <SentStep sent={run.sent} words={words.run} look={isAwaiting ? 'open' : 'whole'} />
      <AnswerStep {...{ call, run, words, locale, id, isFolded }} />
      {records.length > 0 && (
        <StatesStep
          call={call}
          records={records}
          expectedEnd={expectedEnd(call, tried.form.values)}
          words={words.run}
        />
      )}
      {run.deliveries.map((delivery) => (
        <CallbackStep key={delivery.id} delivery={delivery} idName={id?.name} words={words.run} />
      ))}
      {isAwaiting && run.deliveries.length === 0 && (
        <RunStep state="idle" heading={words.run.callback}>
          <Quiet>{words.run.arrives}</Quiet>
        </RunStep>
      )}
      {run.isOver && run.deliveries.length === 0 && takesCallback(call) && (
        <RunStep state="end" heading={words.refused.heading}>
          <Quiet>{words.run.noCallbackLater}</Quiet>
        </RunStep>
      )}
      {!isAwaiting && (
        <Next
          next={next}
          request={requestIdOf(run.answer)}
          words={words.run}
          onNavigate={onNavigate}
        />
      )}
    </>
  );
}

function Next({
  next,
  request,
  words,
  onNavigate,
}: {
  next: NextStep | undefined;
  request: string | undefined;
  words: TryWords['run'];
  onNavigate: () => void;
}) {
  const navigate = useNavigate();
  const pagePath = usePagePath();
  const workbench = `${pagePath('workbench')}${request ? `?request=${request}` : ''}`;
  const link = (address: string, name: string, what?: string) => (
    <li>
      <a
        href={address}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onNavigate();
          void navigate(address);
        }}
      >
        <b>{name}</b>
        {what && <code>{what}</code>}
        <ArrowIcon />
      </a>
    </li>
  );
  return (
    <RunStep state="next" heading={words.next}>
      <ul className={styles.nexts}>
        {next && link(next.address, words.queryRecord, `${next.method} ${next.path}`)}
        {link(workbench, words.openInWorkbench)}
      </ul>
    </RunStep>
  );
}

const takesCallback = ({ fields, method }: TryCall): boolean =>
  method !== 'GET' && fields.some(({ kind }) => kind === 'callback');
