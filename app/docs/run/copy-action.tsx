import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CopyIcon } from '#app/ui/copy-icon.tsx';
import { useCopying } from '#app/ui/use-copying.ts';
import type { TryWords } from '#content/interface/try.ts';

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
      <CopyIcon />
      {result ? words[result] : children}
    </Button>
    <span role="status" data-spoken="">
      {result && words[result]}
    </span>
  </>
);
