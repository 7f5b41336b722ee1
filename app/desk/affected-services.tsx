import type { ReactNode } from 'react';
import { ImpactChips } from '#app/status/impact-chips.tsx';
import { ServiceChips } from '#app/status/service-chips.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ServiceImpact } from '#contract/incident-states.ts';
import styles from './incidents.module.css';

type Affected<Impact> = { service: string; impact: Impact };

/** Which services are affected, and how each of them is. */
export function AffectedServices<Impact extends ServiceImpact>({
  affected,
  impacts,
  initial,
  noteOf,
  onChange,
}: {
  affected: readonly Affected<Impact>[];
  impacts: readonly Impact[];
  /** Of a service that is chosen. */
  initial: Impact;
  noteOf?: (impact: Impact) => ReactNode;
  onChange: (affected: Affected<Impact>[]) => void;
}) {
  const words = useWords('deskStatus');
  const { services } = useGround();
  const impactOf = (slug: string) => affected.find(({ service }) => service === slug)?.impact;
  const chosen = services.filter(({ slug }) => impactOf(slug));
  const choose = (slug: string, impact?: Impact) =>
    onChange([
      ...affected.filter(({ service }) => service !== slug),
      ...(impact ? [{ service: slug, impact }] : []),
    ]);
  return (
    <>
      <ServiceChips
        id="services"
        legend={words.services}
        services={services}
        chosen={chosen.map(({ id }) => id)}
        onToggle={(id, isChosen) => {
          const slug = services.find((service) => service.id === id)?.slug;
          if (slug) choose(slug, isChosen ? initial : undefined);
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles.affected}>
          {chosen.map(({ slug, name }) => {
            const impact = impactOf(slug);
            return (
              <li key={slug}>
                <b>{name}</b>
                <span className={styles.chosen}>
                  <ImpactChips
                    legend={fill(words.impactOf, { service: name })}
                    impacts={impacts}
                    chosen={impact}
                    onChoose={(one) => choose(slug, one)}
                  />
                  {impact && noteOf && <small>{noteOf(impact)}</small>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
