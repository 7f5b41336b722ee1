import { useRef, useState } from 'react';
import { copyText } from '#app/ui/copy-text.ts';
import { Section } from '#app/ui/section.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { OfficeId } from '#content/office-map.ts';
import type { CompanyData } from '#content/pages/company/company.ts';
import { AddressAlert } from './address-alert.tsx';
import { Office } from './office.tsx';
import styles from './offices.module.css';

const OfficesMap = withoutHydration(() =>
  import('#app/art/company/offices-map.tsx').then((module) => module.OfficesMap),
);

type Copied = { office: OfficeId; address: string; isCopied: boolean };

/** A map of the offices; at most one card is open. */
export function Offices({ company }: { company: CompanyData }) {
  const { tag, heading, lead, map, alert } = company.words.presence;
  const [open, setOpen] = useState<OfficeId>();
  const [copied, setCopied] = useState<Copied>();
  const list = useRef<HTMLUListElement>(null);

  const copy = async (office: OfficeId, address: string) =>
    setCopied({ office, address, isCopied: await copyText(address) });

  const close = () => {
    setCopied(undefined);
    list.current?.querySelector<HTMLElement>(`[data-office="${copied?.office}"] button`)?.focus();
  };

  return (
    <Section ground="ink" tag={tag} heading={heading} lead={lead} className={styles.section}>
      <div className={styles.map} data-offices="">
        <OfficesMap classes={layers} />
        <span className={styles.lead} />
        <ul ref={list} className={styles.offices} aria-label={map}>
          {company.offices.map((office) => (
            <Office
              key={office.countryClass}
              office={office}
              words={company.words.presence}
              mail={company.mail}
              isOpen={open === office.countryClass}
              onOpen={() => setOpen(office.countryClass)}
              onClose={() => setOpen((now) => (now === office.countryClass ? undefined : now))}
              onCopy={(address) => copy(office.countryClass, address)}
            />
          ))}
        </ul>
        <div className={styles.alerts}>
          <AddressAlert words={alert} copied={copied} onClose={close} />
        </div>
      </div>
    </Section>
  );
}

const layers = { land: styles.land, wide: styles.wide, narrow: styles.narrow };
