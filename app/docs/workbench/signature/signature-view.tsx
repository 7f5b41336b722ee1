import { type FormEvent, type ReactNode, useId } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import link from '../../link.module.css';
import { canSign } from '../../run/sign.ts';
import { requestLineNames, requestLines, SignedLines } from '../../run/signed-lines.tsx';
import { fetchRequest } from '../fetch-request.ts';
import split from '../split.module.css';
import type { Traffic } from '../traffic.ts';
import type { PracticeWords } from '../types.ts';
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
  const id = useId();
  const isReady = useHydrated();
  const { signature } = words;
  const { texts, secret, needsSecret, verdict } = checker;
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
        <TextField
          id={`${id}target`}
          size="small"
          label={signature.target}
          placeholder="POST /v2/sms/mt"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={texts.target}
          onChange={({ target }) => checker.change({ target: target.value })}
        />
        <TextArea
          id={`${id}headers`}
          size="small"
          rows={4}
          label={signature.headers}
          placeholder={headersExample}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={texts.headers}
          onChange={({ target }) => checker.change({ headers: target.value })}
        />
        <TextArea
          id={`${id}body`}
          size="small"
          rows={4}
          label={signature.body}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={texts.body}
          onChange={({ target }) => checker.change({ body: target.value })}
        />
        {needsSecret && isReady && (
          <TextField
            id={`${id}secret`}
            size="small"
            type="password"
            label={signature.secret}
            hint={signature.otherKey}
            autoComplete="off"
            value={secret}
            onChange={({ target }) => checker.changeSecret(target.value)}
          />
        )}
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
        {outcome()}
      </section>
    </div>
  );

  function outcome(): ReactNode {
    const { run } = practiceWords;
    const { empty } = run;
    switch (verdict?.kind) {
      case undefined:
        return (
          <>
            <h2>{signature.waiting.heading}</h2>
            <p>{signature.waiting.text}</p>
            <SignedLines
              lines={requestLineNames(run).map((name) => ({ name }))}
              empty={empty}
              look="idle"
            />
            <p className={styles.after}>
              <SiteLink to={path} className={link.link}>
                {signature.document}
              </SiteLink>
            </p>
          </>
        );
      case 'incomplete': {
        const { heading, text, path: noPath, secret: noSecret } = signature.incomplete;
        const sentence =
          verdict.missing === 'path'
            ? noPath
            : verdict.missing === 'secret'
              ? noSecret
              : fill(text, { name: verdict.missing });
        return (
          <>
            <h2>{heading}</h2>
            <p>{sentence}</p>
          </>
        );
      }
      case 'fits':
        return (
          <>
            <h2>
              <DoubleTickIcon width={30} className={styles.tick} />
              {signature.fits.heading}
            </h2>
            <p>{signature.fits.text}</p>
            <SignedLines lines={requestLines(verdict.lines, run)} empty={empty} look="right" />
          </>
        );
      case 'differs': {
        const { line, signed, reason } = verdict;
        const advice = signature.advice[line - 1];
        const why = { label: signature.signed, value: signed, why: signature.reasons[reason] };
        return (
          <>
            <h2>{fill(signature.differs, { line })}</h2>
            <p>{signature.fitsAnother[line - 1]}</p>
            <SignedLines
              empty={empty}
              lines={requestLines(verdict.lines, run).map((one, index) =>
                index === line - 1 ? { ...one, instead: why } : one,
              )}
            />
            {advice && (
              <Callout lead={advice.lead} className={styles.after}>
                {advice.text}
              </Callout>
            )}
          </>
        );
      }
      case 'whole':
        return (
          <>
            <h2>{signature.whole.heading}</h2>
            <p>{signature.whole.text}</p>
            <SignedLines lines={requestLines(verdict.lines, run)} empty={empty} look="right" />
            <Callout kind="error" className={styles.after}>
              {signature.whole.reasons[verdict.reason]}
            </Callout>
          </>
        );
      case 'unexplained':
        return (
          <>
            <h2>{signature.unexplained.heading}</h2>
            <p>{signature.unexplained.text}</p>
            <SignedLines lines={requestLines(verdict.lines, run)} empty={empty} />
          </>
        );
    }
  }
}

const headersExample = 'X-Access-Key: …\nX-Timestamp: …\nX-Nonce: …\nX-Signature: …';
