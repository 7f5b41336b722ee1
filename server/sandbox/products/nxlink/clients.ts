import { z } from 'zod';
import { newId } from '../../behaviour/formats.ts';
import { isNumber } from '../../behaviour/outcomes.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore, Seed, Step, StoredRecord } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';
import { agentKind } from '../nxcc/kinds.ts';
import { listFields, requireFields } from './client-fields.ts';

export const clientKind = 'nxlink.client';

const badNumber = 6001;
const isThere = 6008;

const clientData = z.object({
  clientId: z.string(),
  phone: z.optional(z.string()),
  userId: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  language: z.optional(z.string()),
  source: z.optional(z.string()),
  lastMessageOn: z.optional(z.string()),
  agentId: z.optional(z.string()),
  tags: z.prefault(z.array(z.string()), []),
  fields: z.prefault(z.record(z.string(), z.unknown()), {}),
  optedInAt: z.optional(z.string()),
  hasOptedOut: z.optional(z.boolean()),
  /** Created by a request; otherwise a seed. */
  isMade: z.optional(z.boolean()),
});

/** A contact of the team. */
export type Client = z.output<typeof clientData>;

export const clientOf = ({ data }: Pick<StoredRecord, 'data'>): Client => clientData.parse(data);

/** Values by field, built-in or custom. */
export const valuesOf = ({ fields, ...client }: Client): Data => {
  const { name, email, language, source, phone, lastMessageOn } = client;
  return { name, email, language, source, phone, lastMessageOn, ...fields };
};

type Sent = {
  phone: string;
  name?: string;
  email?: string;
  language?: string;
  source?: string;
  tags?: string[];
  agentId?: string;
  fields?: Data;
  remove?: string[];
  optedInAt?: string;
  orderId?: string;
};

type OnDuplicate = 'reject' | 'update' | 'skip';

export const createClients = rule<{ clients: Sent[]; onDuplicate: OnDuplicate }>(async (given) => {
  const { store, input } = given;
  const fields = await listFields(store);
  const known = new Map(
    (await store.list(clientKind)).map((record) => [clientOf(record).phone, record]),
  );
  return processBatch(given, input.clients, async (sent) => {
    const { phone, agentId } = sent;
    if (!isNumber(phone)) throw new Refusal(badNumber);
    if (agentId !== undefined) await store.find(agentKind, agentId, 'agentId');
    requireFields(fields, sent.fields ?? {}, sent.remove ?? []);
    const before = known.get(phone);
    const { onDuplicate } = input;
    if (!before || (onDuplicate === 'reject' && !clientOf(before).isMade && before.isSeed))
      return { phone, clientId: await create(given, sent, before?.id), outcome: 'created' };
    if (onDuplicate === 'reject') throw new Refusal(isThere);
    if (onDuplicate === 'update') await update(given, before, sent);
    const outcome = onDuplicate === 'update' ? 'updated' : 'skipped';
    return { phone, clientId: before.id, outcome };
  });
});

async function create(
  { store }: Pick<Given<unknown>, 'store'>,
  { remove, orderId, ...sent }: Sent,
  clientId = newId(),
): Promise<string> {
  const data = { ...sent, clientId, isMade: true };
  await store.add(clientKind, clientId, data, [madeStep(valuesSent(sent), orderId)]);
  return clientId;
}

/** A number or user ID seen for the first time. */
export async function addClient(
  store: RecordStore,
  data: Omit<Client, 'clientId' | 'tags' | 'fields'>,
) {
  const clientId = newId();
  return store.add(clientKind, clientId, { ...data, clientId, isMade: true }, [madeStep({})]);
}

const madeStep = (fields: Data, orderId?: string): Step => ({
  afterMs: 0,
  changes: () => ({}),
  callback: clientEvent({ change: 'created', fields, ...(orderId !== undefined && { orderId }) }),
});

/** Sets the fields in the request; tags are only added. */
async function update({ store }: Given<unknown>, stored: StoredRecord, sent: Sent): Promise<void> {
  const { remove = [], orderId, tags = [], fields = {}, ...others } = sent;
  const client = clientOf(stored);
  const own = Object.entries({ ...client.fields, ...fields }).filter(
    ([name]) => !remove.includes(name),
  );
  const changes = {
    ...others,
    tags: [...new Set([...client.tags, ...tags])],
    fields: Object.fromEntries(own),
    ...Object.fromEntries(remove.filter((name) => name in client).map((name) => [name, null])),
  };
  const change = {
    change: 'updated',
    fields: valuesSent(sent),
    ...(remove.length > 0 && { removed: remove }),
    ...(orderId !== undefined && { orderId }),
  };
  const changed: Step = { afterMs: 0, changes: () => ({}), callback: clientEvent(change) };
  await store.change(clientKind, stored, changes, { keepSteps: true, steps: [changed] });
}

const valuesSent = ({ name, email, language, source, fields }: Omit<Sent, 'phone'>): Data =>
  Object.fromEntries(
    Object.entries({ name, email, language, source, ...fields }).filter(
      ([, value]) => value !== undefined,
    ),
  );

export const clientEvent =
  (change: Data, changedBy = 'api') =>
  (data: Data, at: string): Callback => {
    const { clientId, phone } = clientOf({ data });
    return {
      id: 'nxlinkClient',
      data: { clientId, ...(phone && { phone }), ...change, changedBy, changedAt: at },
    };
  };

/** Ada, the recipient in the documents. */
export const clientSeeds: Seed[] = seedsOf(
  clientKind,
  {
    clientId: 'c81f0a6d2e9b4357a4c0d701',
    phone: '12025550187',
    userId: 'US.2026111512025550187',
    name: 'Ada',
    email: 'ada@customer.example',
    language: 'en',
    fields: { city: 'Boston', segment: 'new' },
  },
  { id: 'clientId' },
);
