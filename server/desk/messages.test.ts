import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { listDeskMessages, type MessageState, markDeskMessage } from '#contract/desk-messages.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { listEvents } from '../audit/list.ts';
import { contactMessages } from '../db/schema.ts';

let served: TestApp;
let they: Desk;
beforeAll(async () => {
  served = await testApp({ LIMIT_CONTACT_PER_HOUR: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = deskOn(served);
  await they.enter(['support'], 'mei@nuntix.example', 'Mei Tan');
});
afterAll(() => served.close());

const write = async (fullName: string, message: string, email = 'aiko@kumo.example') => {
  served.clock.advance(1000);
  const input = { fullName, message, email, phone: '+81312345678' };
  expect((await they.send(sendContactMessage, input)).body.code).toBe(0);
};
const list = async (state: MessageState, find = '', pages = '1') =>
  (await they.send(listDeskMessages, { state, find, pages })).body.data;
const namesOf = ({ messages }: { messages: { fullName: string }[] }) =>
  messages.map(({ fullName }) => fullName);
const mark = async (id: number, isAnswered: boolean, who = they) =>
  (await who.send(markDeskMessage, { id, isAnswered })).body;

test('messages are listed newest first, and found by what is in them', async () => {
  await write('Aiko Sato', 'A sender name for Japan, 100%');
  await write('陈立', '短信模板审核要多久？', 'chen@haigang.example');
  const all = await list('open');
  expect(namesOf(all)).toEqual(['陈立', 'Aiko Sato']);
  expect(all).toMatchObject({ hasMore: false, counts: { open: 2, answered: 0, all: 2 } });
  expect(all.messages[1]).toMatchObject({ email: 'aiko@kumo.example', locale: 'en' });
  expect(namesOf(await list('open', 'japan'))).toEqual(['Aiko Sato']);
  expect(namesOf(await list('open', '模板'))).toEqual(['陈立']);
  expect(namesOf(await list('open', 'HAIGANG'))).toEqual(['陈立']);
  expect(await list('all', '0%')).toMatchObject({ counts: { open: 1, all: 1 } });
  expect(namesOf(await list('all', '_'))).toEqual([]);
});

test('a message leads to the customer with the same address', async () => {
  const { publicId } = await they.addCustomer({ email: 'Aiko@kumo.example' });
  await write('Aiko Sato', 'Hello');
  await write('Rui Costa', 'Hello', 'rui@porto.example');
  const { messages } = await list('open');
  expect(messages.map(({ customer }: { customer: unknown }) => customer)).toEqual([
    null,
    { id: publicId, name: 'Harbour Coffee' },
  ]);
});

test('who answered first stays, and it can be undone', async () => {
  await write('Aiko Sato', 'Hello');
  const [{ id }] = (await list('open')).messages;
  const answeredAt = served.clock.now().toISOString();
  expect((await mark(id, true)).data).toMatchObject({ answeredBy: 'Mei Tan', answeredAt });
  served.clock.advance(1000);
  const jonas = deskOn(served);
  await jonas.enter(['support'], 'jonas@nuntix.example', 'Jonas Weber');
  expect((await mark(id, true, jonas)).data).toMatchObject({ answeredBy: 'Mei Tan', answeredAt });
  expect(await list('open')).toMatchObject({ messages: [], counts: { open: 0, answered: 1 } });
  expect((await mark(id, false)).data).toMatchObject({ answeredBy: '', answeredAt: null });
  await mark(id, false);
  expect(namesOf(await list('open'))).toEqual(['Aiko Sato']);
  const events = await listEvents(served.context, { target: 'contact', limit: 10 });
  expect(events).toMatchObject([
    { action: 'contact.reopened', actorName: 'mei@nuntix.example', targetId: `${id}` },
    { action: 'contact.answered', actorName: 'mei@nuntix.example', targetId: `${id}` },
  ]);
});

test('a message that is gone cannot be answered', async () => {
  expect((await mark(17, true)).code).toBe('desk.unknown');
});

test('fifty are shown at a time', async () => {
  const rows = Array.from({ length: 51 }, (_, index) => ({
    ...{ fullName: `Visitor ${index}`, email: 'v@x.example', phone: '+12025550100', message: '?' },
    ...{ locale: 'en' as const, requestId: '', createdAt: new Date(index) },
  }));
  await served.context.database.insert(contactMessages).values(rows);
  const first = await list('all');
  expect([first.messages.length, first.hasMore]).toEqual([50, true]);
  const both = await list('all', '', '2');
  expect([both.messages.length, both.hasMore]).toEqual([51, false]);
});
