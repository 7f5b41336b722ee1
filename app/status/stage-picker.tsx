import { classNames } from '#app/ui/class-names.ts';
import { type ServiceImpact, type Stage, stages } from '#contract/incident-states.ts';
import impacts from './impact.module.css';
import styles from './stage-picker.module.css';
import stops from './stages.module.css';
import { useGround } from './status-ground.tsx';

/** The stages as stops of a line, of which one is chosen. */
export function StagePicker({
  legend,
  stage,
  impact,
  onChoose,
}: {
  legend: string;
  stage: Stage;
  /** Its colour. */
  impact: ServiceImpact;
  onChoose: (stage: Stage) => void;
}) {
  const { shared } = useGround();
  const now = stages.indexOf(stage);
  return (
    <fieldset className={classNames(styles.picker, impacts.impact)} data-impact={impact}>
      <legend>{legend}</legend>
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
