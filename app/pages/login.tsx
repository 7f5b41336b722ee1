import { useRef, useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { AlternativeLink } from '#app/accounts/alternative-link.tsx';
import { EmployeeLoginForm } from '#app/accounts/login/employee-login-form.tsx';
import { LoginForm } from '#app/accounts/login/login-form.tsx';
import { LoginNotice } from '#app/accounts/login/login-notice.tsx';
import { PasskeyLogin } from '#app/accounts/login/passkey-login.tsx';
import type { ShownTwoFactor } from '#app/accounts/two-factor/pending-login.ts';
import { forSignedIn } from '#app/signed-in/for-signed-in.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';

const Art = withoutHydration(() =>
  import('#app/art/accounts/login-art.tsx').then((module) => module.LoginArt),
);

const LoginAgain = forSignedIn(() =>
  import('#app/accounts/login/login-again.tsx').then((module) => module.LoginAgain),
);

export { meta } from '#app/head/meta.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'login', 'twoFactor', 'fieldErrors', 'accountPages');

/** Removing credentials from the address must not wait for the network. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Login() {
  const words = useWords('login');
  const pagePath = usePagePath();
  const forms = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState<ShownTwoFactor>();
  return (
    <AccountPage Art={second?.Art ?? Art}>
      <div ref={forms} data-for="visitor" hidden={second !== undefined}>
        <h1>{words.title}</h1>
        <LoginNotice />
        <Tabs
          name="login"
          label={words.tabsLabel}
          tabs={[
            {
              id: 'customer',
              label: words.tabs.customer,
              content: <LoginForm onTwoFactor={setSecond} />,
            },
            {
              id: 'employee',
              label: words.tabs.employee,
              content: <EmployeeLoginForm onTwoFactor={setSecond} />,
            },
          ]}
        />
        <PasskeyLogin />
        <AlternativeLink
          question={words.noAccount}
          name={words.signUp}
          path={pagePath('sign-up')}
        />
      </div>
      {second && <second.View login={second.login} onLeave={() => setSecond(undefined)} />}
      <LoginAgain onEnded={() => forms.current?.querySelector('input')?.focus()} />
    </AccountPage>
  );
}
