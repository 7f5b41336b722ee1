import { Form } from '#app/forms/form.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import formStyles from '../console-form.module.css';
import { PageHead } from '../page-head.tsx';
import { useViewerChanged } from '../shell/viewer.ts';
import styles from './own-password.module.css';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** In place of everything else while the employee has a password that the main user chose. */
export function OwnPassword() {
  const { ownPassword: words } = useWords('consoleSecurity');
  const viewerChanged = useViewerChanged();
  const form = usePasswordChange(() => {
    showToast({ heading: words.done, sentence: words.doneSentence });
    viewerChanged();
  });
  return (
    <>
      <PageHead title={words.title} sentence={words.sentence} />
      <Form {...form.props} className={classNames(formStyles.form, styles.form)}>
        <PasswordFields form={form} current={words.given} />
        <div>
          <Button type="submit" arrow={!form.isBusy} aria-disabled={form.isBusy || undefined}>
            {form.isBusy ? words.submitting : words.submit}
          </Button>
        </div>
        {form.refused && <FailureNote message={form.refused.message} />}
      </Form>
    </>
  );
}
