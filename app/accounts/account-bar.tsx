import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { Logo } from '#app/layout/logo.tsx';
import styles from './account-bar.module.css';

/** Logo and language switch above an account page without the public header. */
export function AccountBar() {
  return (
    <header className={styles.bar}>
      <Logo />
      <LanguageSwitch className={styles.language} />
    </header>
  );
}
