import { cancelMaintenance, scheduleMaintenance } from '#server/status/maintenance.ts';
import { resolveIncident } from '#server/status/operator.ts';
import { type TestApp, testApp } from './app.ts';
import { both, hostileText, mei, open, recordFromNow } from './status.ts';

const minuteMs = 60_000;

export const origin = 'https://status.harbour.example';

/** An app with a resolved and an open incident, a planned maintenance (`plannedId`) and a cancelled one. */
export async function feedApp(): Promise<{ served: TestApp; plannedId: string }> {
  const served = await testApp({ PUBLIC_URL: origin });
  const { context, clock } = served;
  await recordFromNow(context);
  const { incidentId } = await open(context, { services: ['sms'], title: both('Old') });
  clock.advance(30 * minuteMs);
  await resolveIncident(context, mei, incidentId, { text: both('Mended.') });
  await open(context, { title: both(hostileText), text: both(`${hostileText}\nSecond line.`) });
  const plan = {
    services: ['api', 'console'],
    title: both(hostileText),
    text: both(`${hostileText}, ${'long text; '.repeat(20)}`),
    startsAt: new Date(clock.now().getTime() + 60 * minuteMs),
    endsAt: new Date(clock.now().getTime() + 90 * minuteMs),
  };
  const { incidentId: plannedId } = await scheduleMaintenance(context, mei, plan);
  const off = await scheduleMaintenance(context, mei, { ...plan, title: both('Off') });
  await cancelMaintenance(context, mei, off.incidentId, { text: both('Not now.') });
  clock.advance(5_000);
  return { served, plannedId };
}
