import { usePagePath } from '#app/words/use-page-path.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { ErrorDetails } from '#contract/error-details.ts';
import type { Answered } from './run.ts';
import { requestLines, SignedLines } from './signed-lines.tsx';

/** The line of a refused signature that differs from what the server built. */
export function SignedOtherwise({
  run: { sent },
  details: { canonical = [] },
  words,
}: {
  run: Answered;
  details: ErrorDetails;
  words: TryWords;
}) {
  const pagePath = usePagePath();
  const { signed, differs, checker } = words.refused;
  const lines = requestLines(canonical, words.run).map((line, index) => {
    const own = sent.signing?.lines[index] ?? line.value;
    const isSame = own === line.value;
    return isSame ? line : { ...line, instead: { label: signed, value: own ?? '', why: differs } };
  });
  return (
    <>
      {lines.some((line) => 'instead' in line) && (
        <SignedLines lines={lines} empty={words.run.empty} />
      )}
      <p>
        <a href={`${pagePath('workbench')}#signature`}>{checker}</a>
      </p>
    </>
  );
}
