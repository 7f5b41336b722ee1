import type { FormEvent } from 'react';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import link from '../../link.module.css';
import { canSign } from '../../run/sign.ts';
import { fetchRequest } from '../fetch-request.ts';
import split from '../split.module.css';
import type { Traffic } from '../traffic.ts';
import type { PracticeWords } from '../types.ts';
import { SignatureFields } from './signature-fields.tsx';
import { SignatureVerdict } from './signature-verdict.tsx';
import styles from './signature-view.module.css';
import type { Checker } from './use-checker.ts';

const wrongSignature = 1102;

/** Checks a pasted request: which of its six lines differs from the one that was signed. */
export function SignatureView({
  checker,
  session,
  traffic,
  words,
  practiceWords,
  path,
}: {
  checker: Checker;
  session: OpenedPractice | undefined;
  traffic: Traffic | undefined;
  words: WorkbenchWords;
  practiceWords: PracticeWords;
  /** The document that explains signing. */
  path: string;
}) {
  const isReady = useHydrated();
  const { signature } = words;
  const { needsSecret } = checker;
  const refused = traffic?.requests.find(({ code }) => code === wrongSignature);
  const takeLast = async () => {
    if (!session || !refused) return;
    await checker.take(await fetchRequest(session.token, refused.id));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checker.check();
  };
  if (isReady && !canSign()) return <FailureNote message={practiceWords.insecure} />;
  return (
    <div className={split.split}>
      <form method="post" className={styles.form} noValidate onSubmit={submit}>
        <SignatureFields checker={checker} words={signature} hasSecret={needsSecret && isReady} />
        <p className={split.hint}>{signature.hint}</p>
        <div className={actions.actions}>
          <Button type="submit" size="small" arrow>
            {signature.check}
          </Button>
          {refused && (
            <button type="button" className={link.link} onClick={takeLast}>
              {signature.takeLast}
            </button>
          )}
        </div>
      </form>
      <section className={split.result} aria-live="polite">
        <SignatureVerdict
          verdict={checker.verdict}
          words={signature}
          run={practiceWords.run}
          path={path}
        />
      </section>
    </div>
  );
}
