import type { ReactNode } from 'react';
import { LoadedPart } from './loaded-part.tsx';
import { ShowOlder, usePages } from './older.tsx';
import { type Reply, useAsked } from './use-desk.ts';

/** A list that is loaded page by page; `key` changes with its filters, and begins again. */
export function usePagedList<Data>(load: (pages: string) => Promise<Reply<Data>>, key: string) {
  const { pages, showOlder } = usePages(key);
  return { ...useAsked(() => load(pages), `${key} ${pages}`), showOlder };
}

/** What is known of a list, or what stands in its place where it is empty. */
export const PagedList = <Data extends { hasMore: boolean }>({
  list: { loaded, refresh, showOlder },
  empty,
  children,
}: {
  list: ReturnType<typeof usePagedList<Data>>;
  empty: ReactNode;
  /** Returns false for an empty list. */
  children: (data: Data) => ReactNode;
}) => (
  <LoadedPart loaded={loaded} refresh={refresh}>
    {(data) => {
      const shown = children(data);
      if (shown === false) return empty;
      return (
        <>
          {shown}
          {data.hasMore && <ShowOlder onClick={showOlder} />}
        </>
      );
    }}
  </LoadedPart>
);
