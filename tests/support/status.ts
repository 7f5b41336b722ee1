import type { Localized } from '#contract/locale.ts';
import { statusServices } from '#server/db/status-schema.ts';
import { byCommand } from '#server/ops/by.ts';
import type { ChangeContext } from '#server/status/change.ts';
import { type Affected, type NewIncident, openIncident } from '#server/status/operator.ts';

export const hostileText = '<script>alert("1")</script> & ]]> \u0008 ;,\\ 王';

/** An operator with a command. */
export const mei = byCommand('mei');

export const both = (text: string): Localized<string> => ({ en: text, zh: `${text}（中文）` });

/** Opens an incident like an operator. */
export const open = (
  context: ChangeContext,
  {
    services = ['voice'],
    impact = 'outage',
    ...incident
  }: Partial<NewIncident & { services: string[]; impact: Affected['impact'] }> = {},
) =>
  openIncident(context, mei, {
    affected: services.map((service) => ({ service, impact })),
    title: both('Calls fail'),
    text: both('Calls to Peru fail.'),
    ...incident,
  });

export const fromNow = ({ clock }: { clock: ChangeContext['clock'] }, ms: number): Date =>
  new Date(clock.now().getTime() + ms);

/** The services' rows are older than the clock of a test: starts their record now. */
export const recordFromNow = async ({ database, clock }: ChangeContext): Promise<void> => {
  await database.update(statusServices).set({ recordedFrom: clock.now() });
};
