import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type FirstStepId, firstStepIds } from '#content/interface/console-first-steps.ts';
import { ConsoleSection } from '../console-section.tsx';
import { StopLine } from '../stop-line.tsx';

/** The steps from the first key to the first live message: done, current, and still to do. */
export function StepsLine({
  done,
  now,
  accessKey,
}: {
  done: readonly FirstStepId[];
  now: FirstStepId | undefined;
  accessKey: string | null;
}) {
  const words = useWords('consoleFirstSteps');
  const all = firstStepIds.length;
  return (
    <ConsoleSection
      id="first-steps"
      heading={words.heading}
      aside={<p>{fill(words.done, { count: done.length, all })}</p>}
    >
      <StopLine
        reached={now ? firstStepIds.indexOf(now) : all}
        stops={firstStepIds.map((id) => ({
          id,
          name: words.steps[id].name,
          note:
            id === 'key' && accessKey ? (
              <code>{accessKey.slice(0, 10)}…</code>
            ) : (
              words.steps[id].sentence
            ),
          look: done.includes(id) ? 'end' : id === now ? 'lit' : 'idle',
          isCurrent: id === now,
        }))}
      />
    </ConsoleSection>
  );
}
