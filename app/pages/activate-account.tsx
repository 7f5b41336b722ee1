import type { LoaderFunctionArgs } from 'react-router';
import { AccountBar } from '#app/accounts/account-bar.tsx';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { ActivationView } from '#app/accounts/activation-view.tsx';
import { loadHead } from '#app/head/load-head.ts';
import { SkipLink } from '#app/layout/skip-link.tsx';
import { still } from '#app/ui/still.tsx';

const Art = still(() => import('#app/art/accounts/sent-art.tsx').then((module) => module.SentArt));

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => loadHead(url.pathname);

/** Where the mailed link and the phone way lead; it stands outside the public frame. */
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
