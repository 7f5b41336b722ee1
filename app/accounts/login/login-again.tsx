import { useState } from 'react';
import { ArrowIcon } from '#app/art/signs.tsx';
import { isOpenTo } from '#app/session/destination.ts';
import { landingPath, useSignedIn } from '#app/session/signed-in.ts';
import { Initials } from '#app/signed-in/initials.tsx';
import { SignOutNote } from '#app/signed-in/sign-out-note.tsx';
import { useSessionFacts } from '#app/signed-in/use-session-facts.ts';
import { useSignOut } from '#app/signed-in/use-sign-out.ts';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { Step } from '../step.tsx';
import styles from './login-again.module.css';
import { useDestination } from './use-destination.ts';

/** Shown to a logged-in visitor in place of the forms: continue, or sign out first. */
export function LoginAgain({ onEnded }: { onEnded: () => void }) {
  const words = useWords('login');
  const { signedIn } = useLayout();
  const who = useSignedIn();
  const viewer = useSessionFacts(who !== undefined);
  const requested = useDestination();
  const [notice, setNotice] = useState<string>();
  const { signOut, isBusy } = useSignOut(viewer?.idleMinutes, (sentence) => {
    setNotice(sentence);
    onEnded();
  });

  const destination =
    requested && who && isOpenTo(requested.page, who.openPaths) ? requested : undefined;
  const path = destination?.path ?? (who ? landingPath(who) : signedIn.console.path);
  const facts = [destination && who?.name, viewer?.companyName, !destination && viewer?.account];

  return (
    <>
      <div data-for="signed-in">
        <h1>{words.again.title}</h1>
        <p className={styles.sentence}>{words.again.sentence}</p>
        <Step className={styles.now}>
          <SiteLink to={path} className={styles.go}>
            <Initials />
            <span>
              <strong>
                {destination
                  ? fill(words.continueTo, { page: destination.name })
                  : who
                    ? fill(words.again.continueAs, { name: who.name })
                    : words.again.go}
              </strong>
              <small>{facts.filter(Boolean).join(signedIn.separator)}</small>
            </span>
            <ArrowIcon className={styles.arrow} />
          </SiteLink>
        </Step>
        <Step last>
          <Button
            variant="outline"
            className={styles.other}
            aria-disabled={isBusy || undefined}
            onClick={signOut}
          >
            {isBusy ? words.again.ending : words.again.someoneElse}
          </Button>
        </Step>
        <p className={styles.consequence}>{words.again.consequence}</p>
      </div>
      {notice && <SignOutNote sentence={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}
