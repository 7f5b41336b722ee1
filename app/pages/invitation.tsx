import type { LoaderFunctionArgs } from 'react-router';
import { AccountBar } from '#app/accounts/account-bar.tsx';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { InvitationView } from '#app/accounts/invitation/invitation-view.tsx';
import { SkipLink } from '#app/layout/skip-link.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { loadWords } from '#app/words/load-words.ts';

const Art = withoutHydration(() =>
  import('#app/art/accounts/login-art.tsx').then((module) => module.LoginArt),
);

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'invitation', 'passwordRules', 'fieldErrors', 'accountPages');

/** Target of the link that invites an employee; outside the public frame. */
export default function Invitation() {
  return (
    <>
      <SkipLink />
      <AccountBar />
      <main id="content" tabIndex={-1}>
        <AccountPage Art={Art}>
          <InvitationView />
        </AccountPage>
      </main>
    </>
  );
}
