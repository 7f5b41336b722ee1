import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import type { TryWords } from '#content/interface/try.ts';

const resultShownMs = 2500;

/** Copies to the clipboard; `result` is set for a moment afterwards. */
export function useCopying() {
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultShownMs);
    return () => clearTimeout(timer);
  }, [result]);

  return {
    result,
    copy: async (text: string) => setResult((await copyText(text)) ? 'copied' : 'failed'),
  };
}

/** Copies one text. */
export function CopyTextAction({
  text,
  name,
  words,
}: {
  text: () => string;
  name: string;
  words: TryWords['copy'];
}) {
  const { result, copy } = useCopying();
  return (
    <CopyAction result={result} words={words} size="small" onCopy={() => copy(text())}>
      {name}
    </CopyAction>
  );
}

/** The button itself: it says for a moment whether copying worked. */
export const CopyAction = ({
  result,
  words,
  onCopy,
  children,
  ...look
}: {
  result: ReturnType<typeof useCopying>['result'];
  words: TryWords['copy'];
  onCopy: () => void;
  children: ReactNode;
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>) => (
  <>
    <Button variant="outline" {...look} data-result={result} onClick={onCopy}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        <path
          d="M6 6H16.5V16.5H6ZM3 12H1.5V1.5H12V3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </svg>
      {result ? words[result] : children}
    </Button>
    <span role="status" data-spoken="">
      {result && words[result]}
    </span>
  </>
);
