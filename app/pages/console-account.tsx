import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage } from '#app/console/account/account-page.tsx';
import { OwnDetails } from '#app/console/account/own-details.tsx';
import { useViewerChanged } from '#app/console/shell/viewer.ts';
import { loadWords } from '#app/words/load-words.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleAccount', 'fieldErrors');

export default function ConsoleAccount() {
  return (
    <AccountPage>
      <OwnDetails onChanged={useViewerChanged()} />
    </AccountPage>
  );
}
