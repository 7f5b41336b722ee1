import { SiteLink } from '#app/ui/site-link.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { clearConsent } from '#app/visit/consent.ts';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './footer.module.css';
import { IcpFiling } from './icp-filing.tsx';
import { Logo } from './logo.tsx';

const FooterLine = withoutHydration(() =>
  import('#app/art/footer-line.tsx').then((module) => module.FooterLine),
);
const SocialGlyph = withoutHydration(() =>
  import('#app/art/social-glyph.tsx').then((module) => module.SocialGlyph),
);

export function Footer() {
  const { words, footerColumns, legal, social, owner } = useLayout();
  const cookieSettings = (
    <button type="button" onClick={clearConsent}>
      {words.cookies.settings}
    </button>
  );

  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.top}>
        <div className={styles.about}>
          <Logo size="large" />
          <p>{words.footer.tagline}</p>
          <ul className={styles.social} aria-label={words.labels.socialLinks}>
            {social.map(({ network, url, name }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener" aria-label={name}>
                  <SocialGlyph network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.columns} aria-label={words.labels.footerNavigation}>
          {footerColumns.map(({ id, title, links, hasCookieSettings }) => (
            <div key={id}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ path, name }) => (
                  <li key={path}>
                    <SiteLink to={path}>{name}</SiteLink>
                  </li>
                ))}
                {hasCookieSettings && <li>{cookieSettings}</li>}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <FooterLine className={styles.line} />
      <div className={styles.bar}>
        <p>{owner}</p>
        <IcpFiling />
        <nav aria-label={words.labels.legalNavigation}>
          {legal.map(({ path, name }) => (
            <SiteLink key={path} to={path}>
              {name}
            </SiteLink>
          ))}
          {cookieSettings}
        </nav>
      </div>
    </footer>
  );
}
