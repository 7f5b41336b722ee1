import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { OtherWay } from '#app/accounts/other-way.tsx';
import { ResetPasswordForm } from '#app/accounts/reset-password-form.tsx';
import { loadHead } from '#app/head/load-head.ts';
import { useLocale } from '#app/layout/locale.ts';
import { still } from '#app/ui/still.tsx';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { pagePath } from '#content/site-map.ts';

const Art = still(() =>
  import('#app/art/accounts/reset-art.tsx').then((module) => module.ResetArt),
);

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => loadHead(url.pathname);

export default function ResetPassword() {
  const locale = useLocale();
  const words = resetPasswordWords[locale];
  return (
    <AccountPage Art={Art}>
      <h1>{words.title}</h1>
      <ResetPasswordForm />
      <OtherWay question={words.noAccount} name={words.signUp} path={pagePath('sign-up', locale)} />
    </AccountPage>
  );
}
