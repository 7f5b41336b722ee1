import { useId } from 'react';
import type { ServiceImpact } from '#contract/incident-states.ts';
import styles from './impact-chips.module.css';
import { useGround } from './status-ground.tsx';

/** How a service is affected, as radio buttons in one bar. */
export function ImpactChips<Impact extends ServiceImpact>({
  legend,
  impacts,
  chosen,
  onChoose,
}: {
  /** For screen readers. */
  legend: string;
  impacts: readonly Impact[];
  chosen: ServiceImpact | undefined;
  onChoose: (impact: Impact) => void;
}) {
  const { shared } = useGround();
  const words = { ...shared.states, recovered: shared.impacts.recovered };
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend data-spoken="">{legend}</legend>
      {impacts.map((impact) => (
        <label key={impact} data-impact={impact}>
          <input
            type="radio"
            name={name}
            checked={chosen === impact}
            onChange={() => onChoose(impact)}
          />
          <span>{words[impact]}</span>
        </label>
      ))}
    </fieldset>
  );
}
