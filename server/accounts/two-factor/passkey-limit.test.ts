import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginPasskey } from '#contract/two-factor.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { customers } from '../../db/schema.ts';
import { passkeys } from '../../db/two-factor-schema.ts';

let served: TestApp;
let they: Console;
beforeEach(async () => {
  served = await testApp();
  they = await consoleOn(served);
});
afterEach(() => served.close());

const keep = async (count: number) => {
  const [customer] = await served.context.database.select().from(customers);
  if (!customer) throw new Error('no customer');
  await served.context.database.insert(passkeys).values(
    Array.from({ length: count }, (_, place) => ({
      ...{ id: randomUUID(), customerId: customer.id, credentialId: `credential-${place}` },
      ...{ publicKey: new Uint8Array([1]), counter: 0, transports: [], name: `Key ${place}` },
      createdAt: served.clock.now(),
    })),
  );
};

test('with ten passkeys no further one can be started', async () => {
  await keep(9);
  const ask = () => they.send(beginPasskey, undefined, { token: they.token });
  expect((await ask()).body.code).toBe(0);
  await served.context.database.delete(passkeys);
  await keep(10);
  expect((await ask()).body.code).toBe('passkey.limit');
});
