import type { Context } from '../context.ts';
import type { Application } from './applications.ts';
import { selectIdsOf } from './request-pages.ts';
import { listDeliveries, listRecords } from './traffic.ts';

/** Records and callbacks of the requests with this `requestId` so far, newest first. */
export async function watchRequest(context: Context, application: Application, requestId: string) {
  const ids = await selectIdsOf(context.database, application.id, requestId);
  const things = [];
  const deliveries = [];
  for (const id of ids) {
    things.push(...(await listRecords(context, application, id)));
    deliveries.push(...(await listDeliveries(context, application, id)));
  }
  return {
    things,
    deliveries: deliveries
      .map((delivery) => ({ ...delivery, requestId }))
      .toSorted((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt)),
  };
}
