import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { request } from '#app/request/client.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import { listDeskToday, type TodayItem, todayTones } from '#contract/desk-today.ts';
import { minuteMs } from '#contract/time-units.ts';
import { useLoaded } from './use-desk.ts';

type Items = ReturnType<typeof useLoaded<TodayItem[]>>;

const TodayContext = createContext<Items | undefined>(undefined);

/** Keeps what waits up to date: on every page that is opened, and every minute. */
export function TodayItems({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Without `ask`: nobody is asked for a passkey by what runs by itself.
  const items = useLoaded(() => request(listDeskToday), pathname);
  usePolling(items.refresh, minuteMs, items.loaded);
  return <TodayContext value={items}>{children}</TodayContext>;
}

export function useToday(): Items {
  const items = use(TodayContext);
  if (!items) throw new Error('This is only known inside the frame of the desk.');
  return items;
}

/** How much waits on a page of the menu, and how urgent the most urgent of it is. */
export function useWaiting(): (page: string) => { count: number; tone: TodayItem['tone'] } {
  const items = useToday().known ?? [];
  return (page) => {
    const its = items.filter(({ to }) => page === 'today' || to.split(/[/?]/)[0] === page);
    return {
      count: page === 'today' ? its.length : its.reduce((sum, { count }) => sum + count, 0),
      tone: todayTones.find((tone) => its.some((item) => item.tone === tone)) ?? 'rest',
    };
  };
}
