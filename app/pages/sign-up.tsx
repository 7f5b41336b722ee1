import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { OtherWay } from '#app/accounts/other-way.tsx';
import { SignUpForm, type SignUpSent } from '#app/accounts/sign-up-form.tsx';
import { SignUpSentView } from '#app/accounts/sign-up-sent.tsx';
import { loadHead } from '#app/head/load-head.ts';
import { useLocale } from '#app/layout/locale.ts';
import { still } from '#app/ui/still.tsx';
import { signUpWords } from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';

const Art = still(() =>
  import('#app/art/accounts/sign-up-art.tsx').then((module) => module.SignUpArt),
);
const SentArt = still(() =>
  import('#app/art/accounts/sent-art.tsx').then((module) => module.SentArt),
);

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => loadHead(url.pathname);

export default function SignUp() {
  const locale = useLocale();
  const words = signUpWords[locale];
  const [sent, setSent] = useState<SignUpSent>();
  if (sent)
    return (
      <AccountPage key="sent" Art={SentArt}>
        <SignUpSentView sent={sent} />
      </AccountPage>
    );
  return (
    <AccountPage key="form" Art={Art} hasCaption={false}>
      <h1>{words.title}</h1>
      <OtherWay question={words.existing} name={words.logIn} path={pagePath('login', locale)} />
      <SignUpForm onSent={setSent} />
    </AccountPage>
  );
}
