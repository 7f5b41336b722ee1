import { useRef } from 'react';
import { forSignedIn } from '#app/signed-in/for-signed-in.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ExpandSign } from '#app/ui/expand-sign.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePath } from '#app/words/use-path.ts';
import { keepPageBehindInert, useClosingOnMove } from './covering-drawer.ts';
import styles from './drawer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { scrollToTopOfSamePage } from './scroll-to-top.ts';

export const drawerId = 'menu-drawer';

const DrawerAccount = forSignedIn(() =>
  import('#app/signed-in/drawer-account.tsx').then((module) => module.DrawerAccount),
);

/**
 * Navigation below 1200 px: a line with stations that expand. Opens and closes without script
 * (popover).
 */
export function Drawer() {
  const { words, products, industries, developer, pricing, company, login, signUp } = useLayout();
  const current = usePath();
  const drawer = useRef<HTMLDivElement>(null);
  useClosingOnMove(drawer);

  return (
    <div
      id={drawerId}
      ref={drawer}
      popover="auto"
      className={styles.drawer}
      data-ground="paper"
      onToggle={keepPageBehindInert}
    >
      <div className={styles.top}>
        <Logo />
        <button
          type="button"
          className={styles.close}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={words.labels.closeMenu}
        >
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <path d="M2 2 20 20M20 2 2 20" />
          </svg>
        </button>
      </div>
      <nav className={styles.line} aria-label={words.labels.mainNavigation}>
        <details name="drawer">
          <summary className={styles.stop}>
            {words.menus.products}
            <ExpandSign className={styles.sign} />
          </summary>
          <div className={styles.branch}>
            {products.map((product) => (
              <details key={product.id} name="drawer-product">
                <summary className={styles.smallStop}>
                  {product.name}
                  <ExpandSign className={styles.sign} />
                </summary>
                <ul className={styles.twig}>
                  {product.services.map((service) => (
                    <li key={service.id}>
                      <SiteLink to={service.path}>{service.name}</SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </details>
        <details name="drawer">
          <summary className={styles.stop}>
            {words.menus.industry}
            <ExpandSign className={styles.sign} />
          </summary>
          <div className={styles.branch}>
            {industries.map(({ id, path, name }) => (
              <SiteLink
                key={id}
                to={path}
                className={styles.smallStop}
                aria-current={path === current ? 'page' : undefined}
                onClick={(event) => {
                  scrollToTopOfSamePage(event, path, current);
                  if (path === current) drawer.current?.hidePopover();
                }}
              >
                {name}
              </SiteLink>
            ))}
          </div>
        </details>
        <details name="drawer">
          <summary className={styles.stop}>
            {words.menus.developer}
            <ExpandSign className={styles.sign} />
          </summary>
          <div className={styles.branch}>
            {developer.map(({ path, name }) => (
              <SiteLink key={path} to={path} className={styles.smallStop}>
                {name}
              </SiteLink>
            ))}
          </div>
        </details>
        {[pricing, company].map(({ path, name }) => (
          <SiteLink key={path} to={path} className={styles.stop}>
            {name}
          </SiteLink>
        ))}
      </nav>
      <div className={styles.foot}>
        <ButtonLink to={signUp.path} arrow className={styles.start} data-for="visitor">
          {signUp.name}
        </ButtonLink>
        <ButtonLink to={login.path} variant="outline" data-for="visitor">
          {login.name}
        </ButtonLink>
        <DrawerAccount className={styles.start} />
        <LanguageSwitch className={styles.language} />
      </div>
    </div>
  );
}
