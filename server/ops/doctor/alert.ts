import { minuteMs, secondMs } from '#contract/time-units.ts';
import { type Check, causeOf, fail, ok, skip } from './finding.ts';

const timeoutMs = 10 * secondMs;

/** Posts a real alert that resolves itself; people confirm that it arrived. */
export const checkAlert: Check = async ({ env: { alertmanagerUrl }, clock }) => {
  if (alertmanagerUrl === undefined) return skip('ALERTMANAGER_URL is not set');
  const now = clock.now();
  const alert = {
    labels: { alertname: 'DoctorTest', job: 'site', severity: 'ticket' },
    annotations: { summary: 'A test by the command doctor: nothing is wrong' },
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + 5 * minuteMs).toISOString(),
  };
  const remedy = 'check ALERTMANAGER_URL and that Alertmanager runs';
  try {
    const answer = await fetch(`${alertmanagerUrl}/api/v2/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([alert]),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (answer.ok) return ok('DoctorTest was handed over: see that it reaches whoever is on duty');
    return fail(`Alertmanager answered ${answer.status}`, remedy);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return fail(`Alertmanager does not answer: ${causeOf(cause)}`, remedy);
  }
};
