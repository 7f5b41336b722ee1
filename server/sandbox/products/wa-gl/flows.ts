import { newId, shortTime } from '../../behaviour/formats.ts';
import { dataOf, hasAll, type Paged, pageOf } from '../../behaviour/pages.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import { type Flow, readFlow } from '../whatsapp-shared/flows.ts';
import { storedFlow } from '../whatsapp-shared/kinds.ts';
import { requireAccount } from './accounts.ts';
import { problemsIn } from './flow-definition.ts';

const hasErrors = 3150;
const notInThisStatus = 3151;
const nameTaken = 3152;

type NewFlow = { wabaId: string; name: string; categories: string[]; definition?: Data };

export const createFlow = rule<NewFlow>(async ({ store, input, now }) => {
  const { wabaId, name, categories, definition } = input;
  await requireAccount(store, wabaId);
  const same = await flowNamed(store, wabaId, name);
  if (same?.data.isMade) throw new Refusal(nameTaken);
  // The documented flow exists already: creating it replaces the seed once, under its id.
  const flowId = same?.id ?? newId();
  const made = await store.add(storedFlow, flowId, {
    flowId,
    wabaId,
    name,
    categories,
    status: 'draft',
    ...(definition ? withDefinition(definition) : { validationErrors: [] }),
    createdAt: shortTime(now),
    updatedAt: shortTime(now),
    isMade: true,
  });
  return made.data;
});

export const listFlows = rule<Paged & { wabaId: string; status?: string }>(
  async ({ store, input }) => {
    const { wabaId, status } = input;
    await requireAccount(store, wabaId);
    const found = (await store.list(storedFlow)).filter((one) => hasAll(one, { wabaId, status }));
    return pageOf(found.map(dataOf), input);
  },
);

type Change = { flowId: string } & Partial<Omit<NewFlow, 'wabaId'>> & {
    status?: 'published' | 'deprecated';
  };

export const changeFlow = rule<Change>(async (given) => {
  const { store, input, now } = given;
  const { flowId, status, definition, ...fields } = input;
  const found = await store.find(storedFlow, flowId, 'flowId');
  const flow = readFlow(found);
  if (flow.status === 'deprecated' || flow.status === 'blocked') throw new Refusal(notInThisStatus);
  const same = fields.name && (await flowNamed(store, flow.wabaId, fields.name));
  if (same && same.id !== flowId) throw new Refusal(nameTaken);
  const isEdited = definition !== undefined || Object.keys(fields).length > 0;
  const before = isEdited ? 'draft' : flow.status;
  const isUntouched = found.isSeed && found.passed.length === 0;
  if (status) requireStep(flow, before, status, isUntouched);
  const changed = await store.change(storedFlow, found, {
    ...fields,
    ...(definition && withDefinition(definition)),
    status: status ?? before,
    updatedAt: shortTime(now),
  });
  await sendChange(given, flow, readFlow(changed));
  return changed.data;
});

export const deleteFlow = rule<{ flowId: string }>(async ({ store, input, now }) => {
  const found = await store.find(storedFlow, input.flowId, 'flowId');
  if (found.data.status !== 'draft') throw new Refusal(notInThisStatus);
  await store.remove(storedFlow, found);
  return { flowId: input.flowId, deletedAt: shortTime(now) };
});

/** The documented flow is already published, but can be published once more. */
function requireStep(flow: Flow, before: string, status: string, isUntouched: boolean): void {
  if (status === 'deprecated' && before !== 'published') throw new Refusal(notInThisStatus);
  if (status === 'deprecated') return;
  if (before !== 'draft' && !isUntouched) throw new Refusal(notInThisStatus);
  const { definition, validationErrors } = flow;
  const isComplete = definition && !('data_api_version' in definition);
  if (!isComplete || validationErrors.length > 0) throw new Refusal(hasErrors);
}

/** Publishing sends a callback, even if it was published before. */
async function sendChange(
  { notify, now }: Given<Change>,
  before: Flow,
  after: Flow,
): Promise<void> {
  const { status } = after;
  const isNews = status !== before.status || status === 'published';
  const previousStatus = status === 'published' ? 'draft' : before.status;
  if (isNews) await notify({ id: 'whatsAppFlowChange', data: { ...after, previousStatus } }, now);
}

const withDefinition = (definition: Data): Data => ({
  definition,
  validationErrors: problemsIn(definition),
  previewUrl: `https://preview.whatsapp.example/flows?token=${newId()}`,
});

async function flowNamed(
  store: RecordStore,
  wabaId: string,
  name: string,
): Promise<StoredRecord | undefined> {
  return (await store.list(storedFlow)).find((one) => hasAll(one, { wabaId, name }));
}
