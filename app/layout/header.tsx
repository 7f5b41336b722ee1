import { useRef } from 'react';
import { forSignedIn } from '#app/signed-in/for-signed-in.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePath } from '#app/words/use-path.ts';
import { DeveloperMenu } from './developer-menu.tsx';
import { Drawer, drawerId } from './drawer.tsx';
import { groundOf, themeOf } from './ground.ts';
import styles from './header.module.css';
import { IndustryMenu } from './industry-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-panel.tsx';
import { MenuItem, useMenus } from './menus.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { useReturningHeader } from './returning-header.ts';

const AccountCorner = forSignedIn(() =>
  import('#app/signed-in/account-corner.tsx').then((module) => module.AccountCorner),
);

export function Header() {
  const { words, pricing, company, login, signUp } = useLayout();
  const path = usePath();
  const menus = useMenus();
  const header = useRef<HTMLElement>(null);
  useReturningHeader(header);

  return (
    <header
      ref={header}
      className={styles.header}
      data-ground={groundOf(path)}
      data-theme={themeOf(path)}
    >
      <Logo />
      <nav className={styles.nav} aria-label={words.labels.mainNavigation}>
        <ul data-scripted={menus.scripted || undefined}>
          <MenuItem name="products" label={words.menus.products} menus={menus}>
            <ProductsMenu />
          </MenuItem>
          <MenuItem name="industry" label={words.menus.industry} menus={menus}>
            <IndustryMenu />
          </MenuItem>
          <MenuItem name="developer" label={words.menus.developer} menus={menus}>
            <DeveloperMenu />
          </MenuItem>
          {[pricing, company].map((page) => (
            <li key={page.path}>
              <SiteLink
                to={page.path}
                className={styles.entry}
                aria-current={page.path === path ? 'page' : undefined}
              >
                {page.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.side}>
        <LanguageSwitch className={styles.wide} />
        <SiteLink to={login.path} className={`${styles.login} ${styles.wide}`} data-for="visitor">
          {login.name}
        </SiteLink>
        <ButtonLink to={signUp.path} size="small" data-for="visitor">
          {signUp.name}
        </ButtonLink>
        <AccountCorner />
        <MenuButton panelId={drawerId} label={words.labels.openMenu} className={styles.burger} />
      </div>
      <Drawer />
    </header>
  );
}
