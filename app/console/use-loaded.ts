import { type Reply, useReply } from '#app/request/use-reply.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { useInSession } from './shell/use-in-session.ts';

export type { Loaded } from '#app/request/use-reply.ts';

/** Data of a call, loaded on mount and when `occasion` changes; keeps the old data meanwhile. */
export function useLoaded<Data>(load: () => Promise<Reply<Data>>, occasion?: string) {
  const inSession = useInSession();
  const { unusable } = useLayout().failure;
  const { loaded, refresh, put } = useReply(() => inSession(load()), unusable, occasion);
  return {
    loaded,
    /** Loads again and shows the loading state. */
    retry: () => {
      put({ step: 'loading' });
      refresh();
    },
    refresh,
    put: (data: Data) => put({ step: 'ready', data }),
  };
}
