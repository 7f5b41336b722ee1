import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useWords } from '#app/words/use-words.ts';

/** How many pages of a list are shown: one again when the filters change. */
export function usePages(filters: string) {
  const [shown, setShown] = useState({ filters, pages: 1 });
  const pages = shown.filters === filters ? shown.pages : 1;
  return { pages: String(pages), showOlder: () => setShown({ filters, pages: pages + 1 }) };
}

export const ShowOlder = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" size="small" onClick={onClick}>
    {useWords('desk').older}
  </Button>
);
