import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage } from '#app/accounts/account-page.tsx';
import { AlternativeLink } from '#app/accounts/alternative-link.tsx';
import {
  removeSentSignUp,
  type SentSignUp,
  useSentSignUp,
} from '#app/accounts/sign-up/sent-sign-up.ts';
import { storeDraft } from '#app/accounts/sign-up/sign-up-draft.ts';
import { SignUpForm } from '#app/accounts/sign-up/sign-up-form.tsx';
import { SignUpSentView } from '#app/accounts/sign-up/sign-up-sent.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';

const Art = withoutHydration(() =>
  import('#app/art/accounts/sign-up-art.tsx').then((module) => module.SignUpArt),
);
const SentArt = withoutHydration(() =>
  import('#app/art/accounts/sent-art.tsx').then((module) => module.SentArt),
);

export { meta } from '#app/head/meta.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'signUp', 'fieldErrors', 'accountPages');

export default function SignUp() {
  const words = useWords('signUp');
  const pagePath = usePagePath();
  const sent = useSentSignUp();
  const [isAgain, setAgain] = useState(false);

  const changeAddress = ({ input, country }: SentSignUp) => {
    const { email, firstName, lastName, companyName } = input;
    storeDraft({ values: { email, firstName, lastName, companyName, terms: 'on' }, country });
    setAgain(true);
    removeSentSignUp();
  };

  if (sent)
    return (
      <AccountPage key="sent" Art={SentArt}>
        <SignUpSentView sent={sent} onChangeAddress={() => changeAddress(sent)} />
      </AccountPage>
    );
  return (
    <AccountPage key="form" Art={Art} hasCaption={false}>
      <h1>{words.title}</h1>
      <AlternativeLink question={words.existing} name={words.logIn} path={pagePath('login')} />
      <SignUpForm again={isAgain} />
    </AccountPage>
  );
}
