import { request } from '#app/request/client.ts';
import { Ring } from '#app/ui/ring.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLocalized } from '#app/words/use-localized.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { listServices } from '#contract/status.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './known-trouble.module.css';

/** Of `listServices`. */
const operational = 1;

/** What we know to be disturbed, so that nobody has to tell us. */
export function KnownTrouble() {
  const { known } = useWords('consoleSupport');
  const { separator } = useWords('console');
  const pagePath = usePagePath();
  const { loaded } = useLoaded(() => request(listServices));
  // A status that cannot be loaded keeps nobody from writing.
  const disturbed =
    loaded.step === 'ready'
      ? loaded.data.filter(({ serviceStatus }) => serviceStatus !== operational)
      : [];
  const states = useLocalized({
    en: disturbed.map(({ serviceStatusInfoEn }) => serviceStatusInfoEn),
    zh: disturbed.map(({ serviceStatusInfoCn }) => serviceStatusInfoCn),
  });
  if (disturbed.length === 0) return null;
  const services = disturbed.map(({ serviceName: service }, index) =>
    fill(known.one, { service, state: states[index] ?? '' }),
  );
  return (
    <p role="note" className={styles.trouble}>
      <Ring look="warned" />
      <span>{fill(known.sentence, { services: services.join(separator) })}</span>
      <SiteLink to={pagePath('service-status')}>{known.follow}</SiteLink>
    </p>
  );
}
