import { missingField, notThere, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { Data, Step, StoredRecord } from '../../records/record-store.ts';
import { changeChat } from '../whatsapp-shared/chats.ts';
import { pairId } from '../whatsapp-shared/people.ts';
import { ends, outcomeOf, talksAndEnds, whatsAppCall } from './call-states.ts';
import { requireUsable } from './sdp.ts';

const notInThisState = 3604;

type Action = 'pre_accept' | 'accept' | 'reject' | 'end';
type Act = { callId: string; action: Action; sdp?: string };

export const actOnCall = rule<Act>(async (given) => {
  const { store, input, now } = given;
  const call = await findCall(given);
  checkSdp(input, call.data);
  if (input.action === 'end') return carryOut(given, call, [hangUp(call.data, now)]);
  const { direction, status } = call.data;
  if (direction !== 'inbound' || status !== 'ringing') throw new Refusal(notInThisState);
  if (input.action === 'reject') return carryOut(given, call, [declined]);
  if (input.sdp !== undefined) requireUsable(input.sdp, 'answer');
  if (input.action === 'accept') {
    const { recipient, senderUserId } = call.data;
    const person = { userId: String(senderUserId) };
    await changeChat(store, pairId(String(recipient), person), { askedAts: [] });
    return carryOut(given, call, talksAndEnds());
  }
  await store.change(whatsAppCall, call, { sdp: input.sdp }, { keepSteps: true });
  return { callId: call.id, status };
});

export const getCall = rule<{ callId: string }>(async (given) => {
  const { data } = await findCall(given);
  return { ...data, ...outcomeOf(data) };
});

async function findCall({ store, input }: Given<{ callId: string }>): Promise<StoredRecord> {
  const found = await store.find(whatsAppCall, input.callId, 'callId');
  if (found.data.isComing) throw new Refusal(notThere, { field: 'callId' });
  return found;
}

/** `pre_accept` and `accept` need the same SDP; other actions must not have one. */
function checkSdp({ action, sdp }: Act, { sdp: before }: Data): void {
  const field = 'sdp';
  const isAnswer = action === 'pre_accept' || action === 'accept';
  if (isAnswer && sdp === undefined) throw new Refusal(missingField, { field });
  const isAnother = isAnswer && before !== undefined && before !== sdp;
  if (isAnother || (!isAnswer && sdp !== undefined))
    throw new Refusal(wrongValue, {
      field,
      problem: 'together',
      expected: isAnother ? 'the same as in pre_accept' : 'only with action pre_accept or accept',
    });
}

const declined = ends(0, { status: 'rejected', reason: 'DECLINED' });

/** Hanging up a ringing call declines it. */
function hangUp({ direction, status, answeredAt }: Data, now: Date): Step {
  if (status === 'talking') {
    const hungUpBy = direction === 'inbound' ? 'callee' : 'caller';
    const talkedMs = now.getTime() - Date.parse(String(answeredAt));
    return ends(0, { status: 'answered', reason: 'HUNG_UP', hungUpBy }, talkedMs);
  }
  if (direction === 'outbound' && (status === 'accepted' || status === 'ringing'))
    return ends(0, { status: 'no_answer', reason: 'CALLER_GAVE_UP' });
  if (status === 'ringing') return declined;
  throw new Refusal(notInThisState);
}

async function carryOut({ store }: Given<Act>, call: StoredRecord, steps: Step[]): Promise<Data> {
  const { data } = await store.change(whatsAppCall, call, {}, { steps });
  return { callId: call.id, status: data.status };
}
