import { Refusal } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import { type Flow, readFlow } from '../whatsapp-shared/flows.ts';
import { storedFlow } from '../whatsapp-shared/kinds.ts';
import type { Template } from '../whatsapp-shared/templates.ts';
import type { Message } from './message.ts';

const notPublished = 3014;

/** The flow that a message opens, directly or by a template button. */
export async function usableFlow(
  { store, input }: Given<Message>,
  template: Template | undefined,
): Promise<Flow | undefined> {
  const inTemplate = template?.buttons?.find(({ flow }) => flow)?.flow;
  if (inTemplate) {
    const found = await store.get(storedFlow, inTemplate.flowId);
    return found && readFlow(found);
  }
  if (!input.flow) return undefined;
  const { flowId, draft } = input.flow;
  const flow = readFlow(await store.find(storedFlow, flowId, 'flow.flowId'));
  if (flow.status !== 'published' && !(draft && flow.status === 'draft'))
    throw new Refusal(notPublished);
  return flow;
}
