import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { storeConsent, useConsent } from '#app/visit/consent.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import styles from './consent-banner.module.css';

/** The cookie banner, shown until the visitor allows or declines. */
export function ConsentBanner() {
  const { cookies } = useLayout().words;
  const pagePath = usePagePath();
  const consent = useConsent();
  const banner = useRef<HTMLElement>(null);
  const before = useRef(consent);

  // Reopened by “Cookie Settings”: moves the focus into the banner.
  useEffect(() => {
    if (consent === 'unasked' && before.current !== consent) banner.current?.focus();
    before.current = consent;
  }, [consent]);

  if (consent === 'allowed' || consent === 'declined') return null;
  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-label={cookies.label}
      tabIndex={-1}
      data-ground="paper"
      data-only="script"
      data-consent-banner
    >
      <h2>{cookies.heading}</h2>
      <p>
        {cookies.sentence} <SiteLink to={pagePath('cookie-policy')}>{cookies.policy}</SiteLink>
      </p>
      <div className={styles.buttons}>
        <Button variant="ink" size="small" onClick={() => storeConsent('allowed')}>
          {cookies.allow}
        </Button>
        <Button variant="outline" size="small" onClick={() => storeConsent('declined')}>
          {cookies.decline}
        </Button>
      </div>
    </section>
  );
}
