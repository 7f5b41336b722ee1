import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { PracticeRecord } from '#contract/practice.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { Quiet, RunStep } from './run-step.tsx';
import { StateTrack, stopsOf } from './state-track.tsx';

const maxShown = 3;

/** The states of the records that a request created or changed. */
export function StatesStep({
  call,
  records,
  expectedEnd,
  words,
}: {
  call: TryCall;
  records: readonly PracticeRecord[];
  expectedEnd?: string;
  words: TryWords['run'];
}) {
  const isDone = records.every((record) => record.isDone);
  const rest = records.length - maxShown;
  const states = records.flatMap((record) => record.states.map(({ status }) => status));
  const name = words.ways[kindOf([...call.states, ...states])];
  return (
    <RunStep state={isDone ? 'done' : 'live'} heading={isDone ? name.done : name.live}>
      {records.slice(0, maxShown).map((record) => (
        <StateTrack
          key={record.id}
          record={record}
          words={words}
          stops={stopsOf(record, call.states, expectedEnd)}
        />
      ))}
      {rest > 0 && <Quiet>{fill(words.more, { count: rest })}</Quiet>}
    </RunStep>
  );
}

/** By its states a record is a call, a message, or anything else. */
export function kindOf(states: readonly string[]): keyof TryWords['run']['ways'] {
  const has = (...some: string[]) => some.some((state) => states.includes(state));
  if (has('dialing', 'ringing', 'talking')) return 'call';
  return has('sent', 'routed', 'handed_over') ? 'message' : 'thing';
}

/** Whether a record changes its state at all. */
export const hasStates = ({ states, isDone }: PracticeRecord): boolean =>
  states.length > 1 || (states.length > 0 && !isDone);
