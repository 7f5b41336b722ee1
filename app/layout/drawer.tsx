import type { ReactNode } from 'react';
import { forSignedIn } from '#app/signed-in/for-signed-in.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePath } from '#app/words/use-path.ts';
import styles from './drawer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuPanel } from './menu-panel.tsx';
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

  return (
    <MenuPanel
      as="div"
      id={drawerId}
      ground="paper"
      closeLabel={words.labels.closeMenu}
      className={styles.drawer}
      topClassName={styles.top}
    >
      <nav className={styles.line} aria-label={words.labels.mainNavigation}>
        <Branch name={words.menus.products}>
          {products.map((product) => (
            <details key={product.id} name="drawer-product">
              <summary className={styles.smallStop}>
                {product.name}
                <ExpandIcon className={styles.sign} />
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
        </Branch>
        <Branch name={words.menus.industry}>
          {industries.map(({ id, path, name }) => (
            <SiteLink
              key={id}
              to={path}
              className={styles.smallStop}
              aria-current={path === current ? 'page' : undefined}
              onClick={(event) => {
                scrollToTopOfSamePage(event, path, current);
                if (path === current) document.getElementById(drawerId)?.hidePopover();
              }}
            >
              {name}
            </SiteLink>
          ))}
        </Branch>
        <Branch name={words.menus.developer}>
          {developer.map(({ path, name }) => (
            <SiteLink key={path} to={path} className={styles.smallStop}>
              {name}
            </SiteLink>
          ))}
        </Branch>
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
    </MenuPanel>
  );
}

/** A stop of the line that expands; opening one closes the others. */
const Branch = ({ name, children }: { name: string; children: ReactNode }) => (
  <details name="drawer">
    <summary className={styles.stop}>
      {name}
      <ExpandIcon className={styles.sign} />
    </summary>
    <div className={styles.branch}>{children}</div>
  </details>
);
