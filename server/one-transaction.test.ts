import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#contract/time-units.ts';
import type { Answer } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Intervention, interventionsOn } from '#tests/support/audit/interventions.ts';
import { type Change, isUsedUp, maySurvive } from '#tests/support/audit/surviving-changes.ts';
import { tracedCalls } from '#tests/support/audit/traced-calls.ts';
import { untracedCalls } from '#tests/support/audit/untraced-calls.ts';
import type { Walk } from '#tests/support/audit/walk.ts';
import { readAllTables } from '#tests/support/every-table.ts';
import { restore } from '#tests/support/pooled-database.ts';
import { theApi } from '#tests/support/sandbox.ts';

/** One app and database for all walks; the database is restored before each. */
let served: TestApp;
let interventions: Awaited<ReturnType<typeof interventionsOn>>;
beforeAll(async () => {
  served = await testApp({}, { documentedApi: theApi() });
  interventions = await interventionsOn(served.context.database);
});
afterAll(async () => {
  await interventions.remove();
  await served.close();
});

async function startOver() {
  await restore(served.context.database);
  // Expires caches in memory, such as that of the status.
  served.clock.advance(hourMs);
}

const sentBy = (name: string) => sendMessages.some((path) => name.startsWith(path));

const walks: (readonly [name: string, walk: Walk, events: number])[] = [
  ...tracedCalls.map(
    ([{ path }, actions, walk]) => [`${path} ${actions}`, walk, actions.length] as const,
  ),
  ...untracedCalls.map(([{ path }, walk]) => [path, walk, 0] as const),
];

test.each(walks)('all or nothing: %s', async (name, walk, events) => {
  const prober = proberOf(name, walk);

  for (let nth = 1; nth <= events; nth += 1) {
    const { answer, count, stored } = await prober.probe({ table: 'audit_events', nth });
    expect([count, answer.status, stored], `without event ${nth}`).toEqual([nth, 500, []]);
  }

  if (sentBy(name)) {
    const { answer, count, stored } = await prober.probe({ table: 'outbox_messages', nth: 1 });
    expect([count, answer.status, stored], 'without its message').toEqual([1, 500, []]);
  }

  const refused: string[] = [];
  for (;;) {
    const nth = refused.length + 1;
    const { answer, count, stored, changes } = await prober.probe({ table: 'limit_counters', nth });
    if (count >= nth) {
      expect(stored, `over limit ${nth}: ${answer.text}`).toEqual([]);
      refused.push(answer.text);
      continue;
    }
    // The final request meets no limit and reuses nothing that the refused ones have spent.
    expect(answer.status, answer.text).toBe(200);
    expect([0, 'success', undefined], answer.text).toContain(answer.body.code);
    expect(refused).not.toContain(answer.text);
    const messages = changes.filter(({ table }) => table === 'outbox_messages');
    if (!changeMessages.some((path) => name.startsWith(path)))
      expect(messages, 'one for a call in sendMessages, else none').toHaveLength(
        sentBy(name) ? 1 : 0,
      );
    return;
  }
});

/**
 * Repeats the last request of a walk with an intervention, and returns what was stored in spite of
 * it.
 */
function proberOf(name: string, walk: Walk) {
  let ready: { send: () => Promise<Answer>; before: Record<string, string[]> } | undefined;
  const prepare = async () => {
    await startOver();
    const send = await walk(served);
    return { send, before: await readAllTables(served.context.database) };
  };
  return {
    probe: async (intervention: Intervention) => {
      ready ??= await prepare();
      const { send, before } = ready;
      const { result: answer, count } = await interventions.during(intervention, send);
      const changes = changesBetween(before, await readAllTables(served.context.database));
      if (changes.some(isUsedUp)) ready = undefined;
      return { answer, count, changes, stored: changes.filter((one) => !maySurvive(name, one)) };
    },
  };
}

/** Without sequences, which are not rolled back. */
const changesBetween = (
  { sequences: _, ...before }: Record<string, string[]>,
  after: Record<string, string[]>,
): Change[] =>
  Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table] ?? [];
    const [was, is] = [new Set(rows), new Set(now)];
    const changed = [...rows.filter((row) => !is.has(row)), ...now.filter((row) => !was.has(row))];
    return changed.map((row) => ({ table, row }));
  });

/** Calls that change messages of the outbox, which then are not new ones. */
const changeMessages = ['/desk/call/retryMessages', '/desk/call/dropMessage'];

/** Calls that send a mail or a text. */
const sendMessages: readonly string[] = [
  '/register/sendEmail',
  '/register/mailForgetPassword',
  '/nxapi/public/verCodeByCaptcha',
  '/changePassword',
  '/register/mailChangePassword',
  '/client_api/account/resendConfirmation',
  '/client_api/login/resendConfirmation',
  '/client_api/account/changePassword',
  '/client_api/account/addPasskey',
  '/client_api/account/renamePasskey',
  '/client_api/account/removePasskey',
  '/client_api/account/addApp',
  '/client_api/account/removeApp',
  '/client_api/account/makeRecoveryCodes',
  '/client_api/employees/resetSecondStep',
  '/client_api/employees/setStatus',
  '/client_api/employees/setMenus',
  '/client_api/employees/setPassword',
  '/client_api/employees/add',
  '/client_api/employees/delete',
  '/client_api/employees/requireTwoFactor',
  '/client_api/employees/invite',
  '/client_api/employees/sendInvitationAgain',
  '/client_api/invitation/accept',
  '/client_api/developer/makeKey',
  '/client_api/developer/changeKey',
  '/client_api/developer/endKey',
  '/client_api/developer/setCallbackUrl',
  '/client_api/developer/setAllowedAddresses',
  '/client_api/developer/prepareCallbackSecret',
  '/client_api/developer/switchCallbackSecret',
  '/client_api/usage/setBalanceAlert balance-alert.set',
  '/client/statusSubscribe',
  '/register/officialContactUs',
  '/desk/call/invite',
  '/desk/call/answerTicket',
  '/desk/call/declineTicket',
  '/desk/call/resetCustomerFactor',
  '/desk/call/resendCustomerActivation',
];
