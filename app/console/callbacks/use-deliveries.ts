import { request } from '#app/request/client.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import { listCallbackDeliveries } from '#contract/callbacks.ts';
import { secondMs } from '#contract/time-units.ts';
import { useLoaded } from '../use-loaded.ts';

/** The latest deliveries, polled faster while one is pending. */
export function useDeliveries() {
  const { loaded, retry, refresh } = useLoaded(() => request(listCallbackDeliveries));
  const deliveries = loaded.step === 'ready' ? loaded.data.deliveries : [];
  const isUnderWay = deliveries.some(({ state }) => state === 'waiting');
  usePolling(refresh, isUnderWay ? secondMs : 10 * secondMs, loaded);
  return { loaded, retry, refresh, deliveries };
}
