import { useState } from 'react';
import { fill, joinBy } from '#content/fill.ts';
import { stateOfCode } from '#content/status/states.ts';
import type { Incident, Service } from '#contract/status.ts';
import { useGround } from './status-ground.tsx';

/** Announces changed states and new incidents to screen readers. */
export function StateAnnouncer({
  services,
  incidents,
}: {
  services: readonly Service[];
  incidents: readonly Incident[];
}) {
  const { shared, counted, namesOf, inLanguage } = useGround();
  const [known, setKnown] = useState({ services, incidents, said: '' });
  if (known.services !== services) {
    const changed = services.filter(
      ({ id, serviceStatus }) =>
        known.services.find((service) => service.id === id)?.serviceStatus !== serviceStatus,
    );
    const opened = incidents.filter(({ id }) => known.incidents.every((one) => one.id !== id));
    const parts = [
      ...changed.map(({ id, serviceStatus }) =>
        fill(shared.changed, {
          service: joinBy(counted.names, namesOf([id])),
          state: shared.states[stateOfCode(serviceStatus)],
        }),
      ),
      ...opened.map((incident) => inLanguage(incident, 'title')),
    ];
    setKnown({ services, incidents, said: joinBy(counted.joined, parts) || known.said });
  }
  return (
    <p aria-live="polite" data-spoken="">
      {known.said}
    </p>
  );
}
