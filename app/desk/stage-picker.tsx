import stops from '#app/status/stages.module.css';
import { useGround } from '#app/status/status-ground.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type Stage, stages } from '#contract/incident-states.ts';
import styles from './incidents.module.css';

/** The stages as stops of a line, of which one is chosen. */
export function StagePicker({
  stage,
  onChoose,
}: {
  stage: Stage;
  onChoose: (stage: Stage) => void;
}) {
  const { shared } = useGround();
  const now = stages.indexOf(stage);
  return (
    <fieldset className={styles.stages}>
      <legend>{useWords('deskIncidents').stage}</legend>
      <ol className={stops.stages}>
        {stages.map((one, index) => (
          <li key={one} data-step={index < now ? 'done' : index === now ? 'now' : 'next'}>
            <label>
              <input
                type="radio"
                name="stage"
                checked={one === stage}
                onChange={() => onChoose(one)}
              />
              <span className={stops.dot} />
              <span className={stops.name}>{shared.stages[one]}</span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
