import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmission } from '#app/forms/use-submission.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { ConsoleSection } from '../console-section.tsx';
import { useOpened } from '../dialogs/use-opened.ts';
import type { ChangePassword } from './change-password.tsx';

const code = onDemand(() => import('./change-password.tsx'));

/** The password section; `isUrgent` opens the dialog for a new password immediately. */
export function PasswordPart({
  isUrgent,
  onChanged,
}: {
  isUrgent: boolean;
  onChanged: () => void;
}) {
  const words = useWords('consoleSecurity').password;
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const { opened, open, close } = useOpened<{ isUrgent: boolean }>();
  const [Dialog, setDialog] = useState<typeof ChangePassword>();

  const start = (urgent: boolean) =>
    submit(async () => {
      const { ChangePassword } = await code.load();
      setDialog(() => ChangePassword);
      open({ isUrgent: urgent });
      return undefined;
    });
  const startAtOnce = useEffectEvent(() => void start(true));
  useEffect(() => {
    if (isUrgent) startAtOnce();
  }, [isUrgent]);

  return (
    <ConsoleSection
      id="password"
      heading={words.heading}
      sentence={words.sentence}
      aside={
        <Button
          variant="outline"
          size="small"
          aria-disabled={isBusy || undefined}
          onPointerEnter={code.prepare}
          onFocus={code.prepare}
          onClick={() => start(false)}
        >
          {words.submit}
        </Button>
      }
    >
      {refused && <FailureNote message={refused.message} />}
      {Dialog && opened && (
        <Dialog
          key={opened.serial}
          isOpen={opened.isOpen}
          isUrgent={opened.isUrgent}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
            showToast({ heading: words.changed, sentence: words.changedSentence });
          }}
        />
      )}
    </ConsoleSection>
  );
}
