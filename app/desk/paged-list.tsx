import { type ReactNode, useState } from 'react';
import type { Reply } from '#app/request/use-reply.ts';
import { Button } from '#app/ui/button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { LoadedPart } from './loaded-part.tsx';
import { useAsked } from './use-desk.ts';

/** A list that is loaded page by page; `key` changes with its filters, and begins again. */
export function usePagedList<Data>(load: (pages: string) => Promise<Reply<Data>>, key: string) {
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  return {
    ...useAsked(() => load(`${pages}`), `${key} ${pages}`),
    showOlder: () => setShown({ key, pages: pages + 1 }),
  };
}

/** What is known of a list, or what stands in its place where it is empty. */
export const PagedList = <Data extends { hasMore: boolean }>({
  list,
  empty,
  children,
}: {
  list: ReturnType<typeof usePagedList<Data>>;
  empty?: ReactNode;
  /** Returns false for an empty list. */
  children: (data: Data) => ReactNode;
}) => (
  <LoadedPart {...list}>
    {(data) => {
      const shown = children(data);
      if (shown === false) return empty;
      return (
        <>
          {shown}
          {data.hasMore && <ShowOlder onClick={list.showOlder} />}
        </>
      );
    }}
  </LoadedPart>
);

export const ShowOlder = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" size="small" onClick={onClick}>
    {useWords('desk').older}
  </Button>
);
