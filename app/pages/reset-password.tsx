import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { AlternativeLink } from '#app/accounts/alternative-link.tsx';
import styles from '#app/accounts/password-reset/reset-password-form.module.css';
import { ResetPasswordForm } from '#app/accounts/password-reset/reset-password-form.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';

const Art = withoutHydration(() =>
  import('#app/art/accounts/reset-art.tsx').then((module) => module.ResetArt),
);

export { meta } from '#app/head/meta.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'resetPassword', 'fieldErrors', 'captcha', 'accountPages');

export default function ResetPassword() {
  const words = useWords('resetPassword');
  const pagePath = usePagePath();
  return (
    <AccountPage Art={Art}>
      <h1>{words.title}</h1>
      <ResetPasswordForm />
      <p className={styles.employees}>{words.employees}</p>
      <AlternativeLink question={words.noAccount} name={words.signUp} path={pagePath('sign-up')} />
    </AccountPage>
  );
}
