import type { LoaderFunctionArgs } from 'react-router';
import { AccountBar } from '#app/accounts/account-bar.tsx';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { ActivationView } from '#app/accounts/activation/activation-view.tsx';
import { SkipLink } from '#app/layout/skip-link.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { loadWords } from '#app/words/load-words.ts';

const Art = withoutHydration(() =>
  import('#app/art/accounts/sent-art.tsx').then((module) => module.SentArt),
);

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'activation', 'passwordRules', 'fieldErrors', 'captcha', 'accountPages');

/** Target of the mailed activation link and of activation by phone; outside the public frame. */
export default function ActivateAccount() {
  return (
    <>
      <SkipLink />
      <AccountBar />
      <main id="content" tabIndex={-1}>
        <AccountPage Art={Art}>
          <ActivationView />
        </AccountPage>
      </main>
    </>
  );
}
