import { DoubleTickIcon } from '#app/art/signs.tsx';
import type { ServiceImpact } from '#contract/incident-states.ts';
import styles from './impact-text.module.css';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';

/** How a service is in an incident: a coloured tag, or a double tick once it has recovered. */
export function ImpactText({ impact, text }: { impact: ServiceImpact; text?: string | undefined }) {
  const { shared } = useGround();
  if (impact !== 'recovered')
    return <StateText state={impact}>{text ?? shared.states[impact]}</StateText>;
  return (
    <span className={styles.recovered}>
      <DoubleTickIcon width={15} />
      {text && <span data-spoken="">{shared.impacts.recovered}</span>}
      {text ?? shared.impacts.recovered}
    </span>
  );
}
