import { type ReactNode, useId } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { MenuButton } from '#app/layout/menu-panel.tsx';
import { SkipLink } from '#app/layout/skip-link.tsx';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Toasts } from '#app/ui/toast.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type DeskPage, signOutOfDesk } from '#contract/desk.ts';
import { isAccepted } from '#contract/envelope.ts';
import { secondMs } from '#contract/time-units.ts';
import { DeskLogo } from './desk-logo.tsx';
import styles from './frame.module.css';
import { DeskMenu } from './menu.tsx';
import { useDesk } from './use-desk.ts';

/** The frame of every page of the desk: bar, menu, and below 900 px a drawer. */
export function Frame({ page, children }: { page: DeskPage | undefined; children: ReactNode }) {
  const words = useWords('desk');
  const { viewer, refresh } = useDesk();
  const menuId = useId();
  const { submit, isBusy, refused } = useSubmission(words.noResponse);
  const signOut = () =>
    submit(async () => {
      const reply = await request(signOutOfDesk);
      // A session that is over already is what was wanted.
      if (!isAccepted(reply) && reply.code !== 'desk.loginRequired') return refusedBy(reply);
      refresh();
      return undefined;
    });
  const who = (
    <>
      <strong>{viewer.name}</strong>
      <span>{viewer.roles.map((role) => words.roles[role]).join(', ')}</span>
    </>
  );
  const leave = (
    <Button variant="outline" size="small" onClick={signOut} aria-disabled={isBusy || undefined}>
      {words.signOut}
    </Button>
  );

  return (
    <div className={styles.desk}>
      <SkipLink />
      <header className={styles.bar} data-ground="ink">
        <DeskLogo />
        <b className={styles.name}>{words.name}</b>
        <Clock />
        <LanguageSwitch className={styles.language} />
        <p className={styles.who}>{who}</p>
        <div className={styles.leave}>{leave}</div>
        <MenuButton panelId={menuId} label={words.openMenu} className={styles.burger} />
      </header>
      <DeskMenu id={menuId} page={page} who={who} leave={leave} />
      <main id="content" tabIndex={-1} className={styles.main} data-ground="paper">
        {refused && <FailureNote message={refused.message} />}
        {children}
      </main>
      <Toasts closeLabel={words.close} />
    </div>
  );
}

/** All times of the desk are UTC; the own time stands beside it. */
function Clock() {
  const { yourTime } = useWords('desk');
  const formats = useFormats();
  const now = new Date(useNow(secondMs)).toISOString();
  return (
    <p className={styles.clock}>
      <time dateTime={now}>{now.slice(11, 19)}</time> UTC{' '}
      <span>{fill(yourTime, { time: formats.time(now) })}</span>
    </p>
  );
}
