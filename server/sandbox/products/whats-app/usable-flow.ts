import { Refusal } from '../../rules/refusal.ts';
import type { Given } from '../../rules/rules.ts';
import { type Flow, readFlow } from '../../whatsapp/flows.ts';
import { storedFlow } from '../../whatsapp/kinds.ts';
import type { Template } from '../../whatsapp/templates.ts';
import type { Message } from './message.ts';

const notPublished = 3014;

/** The flow that a message opens, by itself or by a button of its template. */
export async function usableFlow(
  { store, input }: Given<Message>,
  template: Template | undefined,
): Promise<Flow | undefined> {
  const inTemplate = template?.buttons?.find(({ flow }) => flow)?.flow;
  if (inTemplate) {
    const found = await store.look(storedFlow, inTemplate.flowId);
    return found && readFlow(found);
  }
  if (!input.flow) return undefined;
  const { flowId, draft } = input.flow;
  const flow = readFlow(await store.find(storedFlow, flowId, 'flow.flowId'));
  if (flow.status !== 'published' && !(draft && flow.status === 'draft'))
    throw new Refusal(notPublished);
  return flow;
}
