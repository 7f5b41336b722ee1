import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { StatusIncidentWords } from '#content/pages/incident/structure.ts';
import type { Incident } from '#contract/status.ts';
import styles from './incident-facts.module.css';
import { useMomentText } from './moments.tsx';
import { useGround } from './status-ground.tsx';

/** Which services, from when to when on both clocks, and the address to pass on. */
export function IncidentFacts({
  incident,
  words,
}: {
  incident: Incident;
  words: StatusIncidentWords;
}) {
  const { services, recordPath } = useGround();
  const { facts } = words;
  const isPlan = incident.kind === 'maintenance' && incident.phase !== 'over';
  return (
    <aside className={styles.facts}>
      <dl>
        <div>
          <dt>{facts.services}</dt>
          <dd>
            {services
              .filter(({ id }) => incident.serviceIds.includes(id))
              .map(({ id, name }) => (
                <SiteLink key={id} to={recordPath(id)}>
                  {name}
                </SiteLink>
              ))}
          </dd>
        </div>
        <Fact label={isPlan ? facts.starts : facts.began} at={incident.startTime} />
        {incident.endTime && (
          <Fact label={isPlan ? facts.ends : facts.ended} at={incident.endTime} />
        )}
      </dl>
      <CopyAddress words={words} />
    </aside>
  );
}

function Fact({ label, at }: { label: string; at: string }) {
  const { write, zoneOf } = useMomentText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={at}>
          {write(at, 'full')} {zoneOf(at)}
        </time>
        <small>{at.slice(0, 16).replace('T', ' ')} UTC</small>
      </dd>
    </div>
  );
}

function CopyAddress({ words }: { words: StatusIncidentWords }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <p className={styles.copy}>
      <Button
        variant="outline"
        size="small"
        onClick={async () => setIsCopied(await copyText(location.href))}
      >
        {words.copy}
      </Button>
      <span role="status">{isCopied && words.copied}</span>
    </p>
  );
}
