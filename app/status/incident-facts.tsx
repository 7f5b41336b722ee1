import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import { Facts } from '#app/ui/facts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fill, joinBy } from '#content/fill.ts';
import type { StatusIncidentWords } from '#content/pages/incident/structure.ts';
import type { Incident } from '#contract/status.ts';
import styles from './incident-facts.module.css';
import { useMomentText } from './moments.tsx';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';

/** Services, start and end in local time and UTC, and a button to copy the link. */
export function IncidentFacts({
  incident,
  words,
}: {
  incident: Incident;
  words: StatusIncidentWords;
}) {
  const { asOf, services, recordPath, shared, counted, namesOf } = useGround();
  const worstServices = incident.services
    .filter(({ impacts }) => impacts.some(({ impact }) => impact === incident.impact))
    .map(({ id }) => id);
  const { facts } = words;
  const isPlan = incident.kind === 'maintenance' && incident.phase !== 'over';
  const times = [
    { id: 'start', name: isPlan ? facts.starts : facts.began, at: incident.startTime },
    { id: 'end', name: isPlan ? facts.ends : facts.ended, at: incident.endTime },
  ];
  return (
    <aside className={styles.facts}>
      <Facts
        className={styles.list}
        facts={[
          ...(incident.kind === 'incident'
            ? [
                {
                  id: 'worst',
                  name: facts.worst,
                  value: (
                    <>
                      <StateText state={incident.impact}>
                        {shared.states[incident.impact]}
                      </StateText>
                      <small>{joinBy(counted.names, namesOf(worstServices))}</small>
                    </>
                  ),
                },
              ]
            : []),
          {
            id: 'services',
            name: facts.services,
            value: services
              .filter(({ id }) => incident.serviceIds.includes(id))
              .map(({ id, name }) => (
                <SiteLink key={id} to={recordPath(id)}>
                  {name}
                </SiteLink>
              )),
          },
          ...(incident.nextUpdate && incident.nextUpdate > asOf
            ? [
                {
                  id: 'next',
                  name: facts.next,
                  value: <BothTimes at={incident.nextUpdate} words={facts.by} />,
                },
              ]
            : []),
          ...times.flatMap(({ id, name, at }) =>
            at ? [{ id, name, value: <BothTimes at={at} /> }] : [],
          ),
        ]}
      />
      <CopyAddress words={words} />
    </aside>
  );
}

function BothTimes({ at, words = '{time}' }: { at: string; words?: string }) {
  const { write, zoneOf } = useMomentText();
  return (
    <>
      <time dateTime={at}>{fill(words, { time: `${write(at, 'full')} ${zoneOf(at)}` })}</time>
      <small>{at.slice(0, 16).replace('T', ' ')} UTC</small>
    </>
  );
}

function CopyAddress({ words }: { words: StatusIncidentWords }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <p className={styles.copy} data-only="script screen">
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
