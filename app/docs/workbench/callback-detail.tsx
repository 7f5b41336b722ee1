import { Button } from '#app/ui/button.tsx';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { JsonText } from '../run/json-text.tsx';
import { Lines, Quiet } from '../run/run-step.tsx';
import { clockTime } from '../run/sent-step.tsx';
import { isTaken } from './attempt-stops.ts';
import { CodeTabs } from './code-tabs.tsx';
import { DetailHead } from './detail-head.tsx';
import { headerNames, SignedCallback } from './signed-callback.tsx';
import { type Attempt, eventIdOf, parsedJson, toldState } from './traffic.ts';
import type { PracticeWords } from './types.ts';

/** One attempt to bring a callback: what went out, whether it is ours, what its receiver said. */
export function CallbackDetail({
  delivery,
  attempt,
  session,
  words,
  practiceWords,
  note,
  isBusy,
  onAgain,
}: {
  delivery: PracticeDelivery;
  attempt: Attempt;
  session: OpenedPractice;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  note: { text: string; isWrong?: boolean } | undefined;
  isBusy: boolean;
  onAgain: () => void;
}) {
  const { traffic } = words;
  const { run } = practiceWords;
  const { status, problem, reply, number } = attempt;
  const headers = headerNames(attempt);
  const answer = problem && isProblem(problem) ? run.problems[problem] : reply;
  return (
    <>
      <DetailHead
        name={
          <>
            <b>{delivery.event}</b> {toldState(delivery)}
          </>
        }
        status={{ text: String(status ?? traffic.noAnswer), isWrong: !isTaken(attempt) }}
        facts={[
          clockTime(Date.parse(attempt.madeAt)),
          fill(traffic.took, { count: attempt.tookMs }),
          ...(number > 1 ? [fill(traffic.attempt, { number })] : []),
          `eventId ${eventIdOf(delivery)}`,
        ]}
        note={note}
      >
        <Button variant="ink" size="small" arrow disabled={isBusy} onClick={onAgain}>
          {traffic.deliverAgain}
        </Button>
      </DetailHead>
      <CodeTabs
        label={delivery.event}
        words={traffic}
        copyWords={practiceWords.copy}
        tabs={[
          {
            id: 'callback',
            label: traffic.tabs.callback,
            text: delivery.body,
            content: (
              <>
                <Lines
                  lines={[
                    ...(delivery.url ? [{ name: 'POST', value: delivery.url }] : []),
                    ...headers,
                  ]}
                />
                <JsonText value={parsedJson(delivery.body)} />
              </>
            ),
          },
          {
            id: 'lines',
            label: traffic.tabs.threeLines,
            text: headers.map(({ name, value }) => `${name}: ${value}`).join('\n'),
            content: <SignedCallback {...{ delivery, attempt, session, words, practiceWords }} />,
          },
          {
            id: 'receiver',
            label: traffic.tabs.receiver,
            text: answer,
            content: answer ? (
              <JsonText value={parsedJson(answer)} />
            ) : (
              <Quiet>{traffic.noReply}</Quiet>
            ),
          },
        ]}
      />
    </>
  );

  function isProblem(problem: string): problem is keyof typeof run.problems {
    return problem in run.problems;
  }
}
