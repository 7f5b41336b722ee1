import { DoubleTickIcon } from '#app/art/signs.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fill } from '#content/fill.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import link from '../../link.module.css';
import { requestLineNames, requestLines, SignedLines } from '../../run/signed-lines.tsx';
import type { PracticeWords } from '../types.ts';
import styles from './signature-view.module.css';
import type { Checker } from './use-checker.ts';

/** The result of a check: the six signed lines, and the one that differs with advice. */
export function SignatureVerdict({
  verdict,
  words: signature,
  run,
  path,
}: {
  verdict: Checker['verdict'];
  words: WorkbenchWords['signature'];
  run: PracticeWords['run'];
  /** The document that explains signing. */
  path: string;
}) {
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
    case 'differs':
      return <Difference {...{ verdict, run }} words={signature} />;
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

type DifferenceProps = {
  verdict: Extract<Checker['verdict'], { kind: 'differs' }>;
  words: WorkbenchWords['signature'];
  run: PracticeWords['run'];
};

/** The line that differs: as signed, the reason, and how to fix it. */
function Difference({ verdict, words, run }: DifferenceProps) {
  const { line, lines, signed, reason } = verdict;
  const advice = words.advice[line - 1];
  const why = { label: words.signed, value: signed, why: words.reasons[reason] };
  return (
    <>
      <h2>{fill(words.differs, { line })}</h2>
      <p>{words.fitsAnother[line - 1]}</p>
      <SignedLines
        empty={run.empty}
        lines={requestLines(lines, run).map((one, index) =>
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
