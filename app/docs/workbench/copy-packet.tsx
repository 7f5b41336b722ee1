import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import type { PracticeWords } from './types.ts';

const resultShownMs = 2500;

/** A button that copies something and says how that went. */
export function CopyPacket({
  text,
  name,
  words,
}: {
  text: () => string;
  name: string;
  words: PracticeWords['copy'];
}) {
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultShownMs);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={async () => setResult((await copyText(text())) ? 'copied' : 'failed')}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path
            d="M6 6H16.5V16.5H6ZM3 12H1.5V1.5H12V3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        {result ? words[result] : name}
      </Button>
      <span role="status" data-spoken="">
        {result && words[result]}
      </span>
    </>
  );
}
