import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { PracticeThing } from '#contract/practice.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { secondsTo } from './run.ts';
import { Quiet, RunStep } from './run-step.tsx';
import styles from './states-step.module.css';

const mostShown = 3;

/** The states of what a request made, one stop after the other. */
export function StatesStep({
  call,
  things,
  expectedEnd,
  words,
}: {
  call: TryCall;
  things: readonly PracticeThing[];
  expectedEnd?: string;
  words: TryWords['run'];
}) {
  const isDone = things.every((thing) => thing.isDone);
  const rest = things.length - mostShown;
  const name = words.ways[wayOf([...call.states, ...things.flatMap(statesOf)])];
  return (
    <RunStep state={isDone ? 'done' : 'live'} heading={isDone ? name.done : name.live}>
      {things.slice(0, mostShown).map((thing) => (
        <Way
          key={thing.id}
          thing={thing}
          words={words}
          stops={stopsOf(thing, call.states, expectedEnd)}
        />
      ))}
      {rest > 0 && <Quiet>{fill(words.more, { count: rest })}</Quiet>}
    </RunStep>
  );
}

const statesOf = ({ states }: PracticeThing): string[] => states.map(({ status }) => status);

/** Calls ring, messages are handed on; all else just changes its state. */
export function wayOf(states: readonly string[]): keyof TryWords['run']['ways'] {
  const has = (...some: string[]) => some.some((state) => states.includes(state));
  if (has('dialing', 'ringing', 'talking')) return 'call';
  return has('sent', 'routed', 'handed_over') ? 'message' : 'thing';
}

/** Whether anything becomes of it: what was made and is there has no way to go. */
export const isOnAWay = ({ states, isDone }: PracticeThing): boolean =>
  states.length > 1 || (states.length > 0 && !isDone);

type Stop = { state: string; at?: string };

/** Those it has reached, and those that usually follow. */
export function stopsOf(
  { states, isDone }: Pick<PracticeThing, 'states' | 'isDone'>,
  usual: readonly string[],
  expectedEnd?: string,
): Stop[] {
  const reached = states.map(({ status, at }): Stop => ({ state: status, at }));
  if (isDone) return reached;
  const place = usual.indexOf(states.at(-1)?.status ?? '');
  if (place < 0) return [...reached, { state: '…' }];
  const following = usual.slice(place + 1);
  return [
    ...reached,
    ...following.map((state, index) => ({
      state: index === following.length - 1 ? (expectedEnd ?? state) : state,
    })),
  ];
}

/** Without a thing nothing is awaited yet. */
export function Way({
  thing,
  stops,
  words,
}: {
  thing?: PracticeThing;
  stops: Stop[];
  words: TryWords['run'];
}) {
  const reached = stops.filter(({ at }) => at).length;
  return (
    <ol className={styles.way} data-stops={stops.length}>
      {stops.map(({ state, at }, index) => (
        <li
          key={`${index} ${state}`}
          data-state={at ? 'reached' : thing && index === reached ? 'waiting' : undefined}
        >
          <b>{state}</b>
          <span>
            {thing && at
              ? fill(words.seconds, { seconds: secondsTo(thing, at) })
              : thing && index === reached && words.waiting}
          </span>
        </li>
      ))}
    </ol>
  );
}
