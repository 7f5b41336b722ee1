import { fill, joinBy } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { Incident } from '#contract/status.ts';
import { writeDuration } from './duration.ts';
import { MaintenanceWindow } from './maintenance-window.tsx';
import { useMomentText } from './moments.tsx';
import styles from './planned-list.module.css';
import { RailStop } from './rail-stop.tsx';
import { SaidText, SaidTitle } from './said-text.tsx';
import { StatusCard } from './status-card.tsx';
import { useGround } from './status-ground.tsx';
import { StoryLink } from './story-link.tsx';

/** Current and planned maintenance, the next first. */
export function PlannedList({
  maintenance,
  words,
  calendarPath,
}: {
  maintenance: readonly Incident[];
  words: StatusWords['planned'];
  calendarPath?: string;
}) {
  const { counted, namesOf, incidentPath } = useGround();
  const packetOf = usePacket(words);
  if (maintenance.length === 0) return null;
  return (
    <section className={styles.planned}>
      <RailStop />
      <h2>{words.heading}</h2>
      {maintenance.map((plan) => (
        <StatusCard
          key={plan.id}
          impact="maintenance"
          packet={packetOf(plan)}
          services={joinBy(counted.names, namesOf(plan.serviceIds))}
          title={<SaidTitle titled={plan} />}
          path={incidentPath(plan.id)}
        >
          <MaintenanceWindow from={plan.startTime} to={plan.endTime ?? plan.startTime} />
          <p className={styles.text}>{plan.updates[0] && <SaidText said={plan.updates[0]} />}</p>
        </StatusCard>
      ))}
      {calendarPath && (
        <StoryLink to={calendarPath} isFile>
          {words.calendar}
        </StoryLink>
      )}
    </section>
  );
}

/** “Starts in …” for planned maintenance, “until …” for current. */
export function usePacket(words: Pick<StatusWords['planned'], 'ahead' | 'running'>) {
  const { asOf, shared } = useGround();
  const { write } = useMomentText();
  return ({ phase, startTime, endTime }: Incident): string => {
    if (phase !== 'ahead') return fill(words.running, { time: write(endTime ?? startTime) });
    const ms = Date.parse(startTime) - Date.parse(asOf);
    return fill(words.ahead, { duration: writeDuration(ms, shared.durations) });
  };
}
