import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { Logo } from '#app/layout/logo.tsx';
import styles from './account-bar.module.css';

/** Over an account page that stands outside the public frame: the way home and the language. */
export function AccountBar() {
  return (
    <header className={styles.bar}>
      <Logo />
      <LanguageSwitch className={styles.language} />
    </header>
  );
}
