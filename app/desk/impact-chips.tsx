import { useId } from 'react';
import { useGround } from '#app/status/status-ground.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ServiceImpact } from '#contract/incident-states.ts';
import styles from './impact-chips.module.css';

/** How a service is affected, as radio buttons in one bar. */
export function ImpactChips<Impact extends ServiceImpact>({
  service,
  impacts,
  chosen,
  onChoose,
}: {
  service: string;
  impacts: readonly Impact[];
  chosen: ServiceImpact | undefined;
  onChoose: (impact: Impact) => void;
}) {
  const { shared } = useGround();
  const words = { ...shared.states, recovered: shared.impacts.recovered };
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend data-spoken="">{fill(useWords('deskStatus').impactOf, { service })}</legend>
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
