import { Button } from '#app/ui/button.tsx';
import { ReasonNotes } from '#app/ui/reason-notes.tsx';
import { useReasonCards } from '#app/words/use-reason-cards.ts';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { clockTime } from '../run/clock.ts';
import { documentedHeader } from '../run/header-names.ts';
import { parseJson } from '../run/json.ts';
import { JsonText } from '../run/json-text.tsx';
import { Lines, Quiet } from '../run/run-step.tsx';
import { isReceived } from './attempt-stops.ts';
import { CodeTabs } from './code-tabs.tsx';
import { DetailHead } from './detail-head.tsx';
import { SignedCallback } from './signed-callback.tsx';
import { type Attempt, eventIdOf, reportedState } from './traffic.ts';
import type { PracticeWords } from './types.ts';

/** One attempt to deliver a callback: what was sent, its signature, what the receiver answered. */
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
  const cards = useReasonCards(delivery.body);
  const headers = Object.entries(attempt.headers).map(documentedHeader);
  const answer = problem && isProblem(problem) ? run.problems[problem] : reply;
  return (
    <>
      <DetailHead
        name={
          <>
            <b>{delivery.event}</b> {reportedState(delivery)}
          </>
        }
        status={{ text: String(status ?? traffic.noAnswer), isWrong: !isReceived(attempt) }}
        facts={[
          clockTime(attempt.madeAt),
          fill(traffic.took, { count: attempt.tookMs }),
          ...(number > 1 ? [fill(traffic.attempt, { number })] : []),
          `eventId ${eventIdOf(delivery)}`,
        ]}
        joined={traffic.joined}
        note={note}
      >
        <Button variant="ink" size="small" arrow disabled={isBusy} onClick={onAgain}>
          {traffic.deliverAgain}
        </Button>
      </DetailHead>
      <ReasonNotes cards={cards} />
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
                <JsonText value={parseJson(delivery.body)} />
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
              <JsonText value={parseJson(answer)} />
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
