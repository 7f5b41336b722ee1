import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderMessage } from '#content/messages/templates.ts';
import { type CallInput, parseReply } from '#contract/call.ts';
import * as desk from '#contract/desk-tickets.ts';
import * as contract from '#contract/tickets.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/audit/commands.ts';
import { deskOn } from '#tests/support/desk.ts';
import { asked, openFor, ticketOn } from '#tests/support/tickets.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { customers } from '../db/schema.ts';
import { savedReplies, ticketEntries, tickets } from '../db/ticket-schema.ts';
import { readEnv } from '../env.ts';
import { sweep } from '../retention/sweep.ts';
import { answerDue } from './due.ts';
import { endSilent } from './lapse.ts';

let served: TestApp;
let on: Awaited<ReturnType<typeof ticketOn>>;
beforeAll(async () => {
  served = await testApp({ LIMIT_TICKETS_PER_DAY: '2', LIMIT_TICKET_MESSAGES_PER_DAY: '3' });
});
beforeEach(async () => {
  await served.startOver();
  on = await ticketOn(served);
});
afterAll(() => served.close());

const database = () => served.context.database;
const later = (ms: number) => new Date(served.clock.now().getTime() + ms).toISOString();

const atDesk = async () =>
  (await on.desk.send(desk.readDeskTicket, { number: on.number })).body.data as desk.DeskTicket;
const inConsole = async (token = on.asCustomer.token) =>
  (await on.customer.send(contract.readTicket, { number: on.number }, { token })).body
    .data as contract.Ticket;
const list = async (query: CallInput<typeof desk.listDeskTickets> = {}) =>
  (await on.desk.send(desk.listDeskTickets, query)).body.data as desk.DeskTicketList;

const lastRead = async () => (await atDesk()).entries.at(-1)?.id ?? 0;
const answer = async (changes: Partial<CallInput<typeof desk.answerDeskTicket>> = {}) =>
  on.desk.send(desk.answerDeskTicket, {
    ...{ number: on.number, submission: randomUUID(), text: 'It is enabled.', next: 'customer' },
    ...{ seen: await lastRead(), ...changes },
  });
const write = (text = 'Thank you.', submission = randomUUID()) =>
  on.customer.send(contract.writeInTicket, { number: on.number, submission, text }, on.asCustomer);
const decline = async (reason: string) =>
  on.desk.send(desk.declineDeskTicket, {
    ...{ number: on.number, submission: randomUUID(), reason, seen: await lastRead() },
  });
const open = (changes: Partial<CallInput<typeof contract.openTicket>> = {}) =>
  on.customer.send(
    contract.openTicket,
    { ...asked, submission: randomUUID(), ...changes },
    on.asCustomer,
  );

describe('a ticket that a customer opens', () => {
  test('has the next number, waits for us and is due', async () => {
    expect(on.number).toBe('T-1201');
    expect(await inConsole()).toMatchObject({
      ...{ number: 'T-1201', state: 'us', openedBy: 'Mei Tan', isUnread: false, answered: null },
      ...{ type: asked.type, subject: asked.subject, facts: asked.facts, reopensUntil: null },
      entries: [{ kind: 'customer', by: 'Mei Tan', isOwn: true, text: asked.text }],
    });
    // Opened on a Sunday, which does not count.
    expect((await list()).tickets).toMatchObject([
      {
        number: 'T-1201',
        company: 'Harbour Coffee',
        isNew: true,
        dueAt: '2026-03-02T04:00:00.000Z',
      },
    ]);
  });

  test('is one ticket, however often it is sent', async () => {
    const submission = randomUUID();
    const sent = await Promise.all([open({ submission }), open({ submission })]);
    expect(sent.map(({ body }) => body.data.number)).toEqual(['T-1202', 'T-1202']);
    expect((await open({ submission })).body.data.number).toBe('T-1202');
    expect(await database().$count(tickets)).toBe(2);
    expect(await database().$count(ticketEntries)).toBe(2);
  });

  test('is refused over the limit of a day, and nothing of it stays', async () => {
    expect((await open()).body.code).toBe(0);
    expect((await open()).status).toBe(429);
    expect(await database().$count(tickets)).toBe(2);
    served.clock.advance(2 * dayMs);
    const { body } = await on.customer.logIn();
    const token = body.data.usertoken;
    const sent = await on.customer.send(
      contract.openTicket,
      { ...asked, submission: randomUUID() },
      { token },
    );
    expect(sent.body.code).toBe(0);
  });

  test.each([
    ['subject', '', 'ticket.subject'],
    ['subject', 'x'.repeat(101), 'ticket.subject'],
    ['text', ' \n', 'ticket.text'],
    ['text', 'x'.repeat(3_001), 'ticket.text'],
    ['facts', { month: 'March' }, 'ticket.facts'],
    ['facts', { product: 'x'.repeat(301) }, 'ticket.facts'],
    ['follows', 'T-9999', 'ticket.unknown'],
  ])('with %s %j is refused in both languages', async (field, value, code) => {
    const english = await open({ [field]: value });
    const { msg } = (
      await on.customer.send(
        contract.openTicket,
        { ...asked, submission: randomUUID(), [field]: value },
        { ...on.asCustomer, language: 'CN' },
      )
    ).body;
    expect(english.body.code).toBe(code);
    expect(msg).toMatch(/\p{Script=Han}/u);
  });

  test('continues an ended one of the same account', async () => {
    const { body } = await open({ follows: on.number });
    on.number = body.data.number;
    expect((await inConsole()).follows).toBe('T-1201');
    expect((await atDesk()).follows).toBe('T-1201');
  });

  test('with the longest texts fits into a request', async () => {
    const long = (length: number) => '海'.repeat(length);
    const facts = Object.fromEntries(
      contract.ticketFacts.country.map((fact) => [fact, long(contract.ticketLengths.fact)]),
    );
    const { subject, text } = contract.ticketLengths;
    const sent = await open({ type: 'country', facts, subject: long(subject), text: long(text) });
    expect(sent.body.code).toBe(0);
  });
});

test('a ticket is due sooner while live traffic is down, and later over a weekend', () => {
  const env = readEnv({ TICKET_ANSWER_HOURS: '6, billing=24' });
  const due = (type: contract.TicketType, from: string, severity?: contract.FaultSeverity) =>
    answerDue(env, { type, facts: severity ? { severity } : {} }, new Date(from)).toISOString();
  expect(due('fault', '2026-03-06T22:00:00Z', 'down')).toBe('2026-03-06T22:30:00.000Z');
  expect(due('fault', '2026-03-06T22:00:00Z', 'affected')).toBe('2026-03-09T04:00:00.000Z');
  expect(due('limit', '2026-03-05T09:00:00Z')).toBe('2026-03-05T15:00:00.000Z');
  expect(due('billing', '2026-03-06T12:00:00Z')).toBe('2026-03-09T12:00:00.000Z');
  expect(due('other', '2026-03-07T12:00:00Z')).toBe('2026-03-09T06:00:00.000Z');
  expect(() => readEnv({ TICKET_ANSWER_HOURS: 'soon' })).toThrow('TICKET_ANSWER_HOURS must be');
});

describe('an account sees its own tickets alone', () => {
  test('another customer gets none of them, whatever they ask', async () => {
    const other = await served.context.database
      .insert(customers)
      .values({
        ...{ status: 'active', email: 'lin@kumo.example', phone: '+6581234999', locale: 'zh' },
        ...{ firstName: '薇', lastName: '林', companyName: 'Kumo', username: 'lin.wei' },
      })
      .returning();
    const theirs = await openFor(served, other[0] as typeof customers.$inferSelect);
    const { number } = on;
    on.number = theirs;
    expect((await inConsole()) ?? null).toBeNull();
    for (const call of [contract.closeTicket, contract.reopenTicket])
      expect((await on.customer.send(call, { number: theirs }, on.asCustomer)).body.code).toBe(
        'ticket.unknown',
      );
    expect((await write()).body.code).toBe('ticket.unknown');
    expect((await open({ follows: theirs })).body.code).toBe('ticket.unknown');
    const { body } = await on.customer.send(contract.listTickets, {}, on.asCustomer);
    expect(body.data.tickets.map((one: contract.TicketOutline) => one.number)).toEqual([number]);
    expect((await list()).tickets).toHaveLength(2);
    await on.desk.send(desk.takeDeskTicket, { number: theirs, from: null });
    on.number = number;
    expect((await inConsole()).entries.map(({ kind }) => kind)).toEqual(['customer']);
  });

  test('among those that are open, one that waits for the customer comes first', async () => {
    await answer();
    served.clock.advance(minuteMs);
    const later = (await open({ type: 'other', facts: {} })).body.data.number;
    const listed = async () => {
      const wanted = { state: 'open' } as const;
      const { body } = await on.customer.send(contract.listTickets, wanted, on.asCustomer);
      return body.data.tickets.map(({ number, product }: contract.TicketOutline) => [
        number,
        product,
      ]);
    };
    expect(await listed()).toEqual([
      [on.number, 'Number Check'],
      [later, null],
    ]);
    await on.customer.send(contract.closeTicket, { number: on.number }, on.asCustomer);
    expect(await listed()).toEqual([[later, null]]);
  });

  test('an employee with the menu writes under their own name, one without is refused', async () => {
    await on.customer.hire({ menus: ['support'] });
    const token = await on.customer.enter('lin', otherPassword);
    const input = { number: on.number, submission: randomUUID(), text: 'And Peru.' };
    expect((await on.customer.send(contract.writeInTicket, input, { token })).body.code).toBe(0);
    const owns = async (token: string) =>
      (await inConsole(token)).entries.map(({ by, isOwn }) => [by, isOwn]);
    expect(await owns(token)).toEqual([
      ['Mei Tan', false],
      ['lin', true],
    ]);
    expect(await owns(on.customer.token)).toEqual([
      ['Mei Tan', true],
      ['lin', false],
    ]);
    await on.customer.hire({ username: 'wang', menus: ['home'] });
    const refused = await on.customer.send(
      contract.listTickets,
      {},
      {
        token: await on.customer.enter('wang', otherPassword),
      },
    );
    expect(refused.body.code).toBe('session.notAllowed');
  });
});

describe('an answer', () => {
  test.each([
    ['en', 'T-1201 answered: Please enable Number Check'],
    ['zh', '工单 T-1201 有新回复：Please enable Number Check'],
  ] as const)('is mailed in the language of the reader: %s', async (locale, subject) => {
    await database().update(customers).set({ notificationLocale: locale });
    expect((await answer()).body.code).toBe(0);
    const mail = await on.customer.receive('ticket-answer');
    expect(renderMessage('ticket-answer', mail.payload, mail.locale)).toMatchObject({ subject });
    expect(mail).toEqual({
      ...{ recipient: 'mei@harbour.example', locale },
      payload: {
        ...{ firstName: 'Mei', lastName: 'Tan', number: 'T-1201', subject: asked.subject },
        ...{ kind: 'answered', text: 'It is enabled.', by: 'Mei Tan' },
      },
    });
  });

  test('is in the thread of both, unread until the customer reads it', async () => {
    served.clock.advance(minuteMs);
    await answer();
    const { body } = await on.customer.send(contract.listTickets, {}, on.asCustomer);
    expect(body.data).toMatchObject({
      tickets: [{ state: 'customer', isUnread: true, answered: { by: 'Mei Tan' } }],
      counts: { us: 0, customer: 1, closed: 0 },
    });
    served.clock.advance(minuteMs);
    expect((await inConsole()).entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['customer', asked.text],
      ['answer', 'It is enabled.'],
    ]);
    expect((await inConsole()).isUnread).toBe(false);
    expect((await atDesk()).dueAt).toBeNull();
  });

  test('is not mailed to a mailbox that nobody has verified', async () => {
    await database().update(customers).set({ emailVerifiedAt: null });
    await answer();
    expect(await on.customer.countQueued('ticket-answer')).toBe(0);
  });

  test('sent twice is written and mailed once', async () => {
    const submission = randomUUID();
    const seen = await lastRead();
    const sent = await Promise.all([answer({ submission, seen }), answer({ submission, seen })]);
    expect(sent.map(({ body }) => body.code)).toEqual([0, 0]);
    expect((await atDesk()).entries).toHaveLength(2);
    expect(await on.customer.countQueued('ticket-answer')).toBe(1);
  });

  test('is refused while there is something unread of somebody else', async () => {
    const seen = await lastRead();
    const jonas = deskOn(served);
    await jonas.enter(['support'], 'jonas@nuntix.example', 'Jonas Weber');
    const theirs = { number: on.number, submission: randomUUID(), text: 'Hello.', seen };
    await jonas.send(desk.answerDeskTicket, { ...theirs, next: 'us' });
    const { body } = await answer({ seen });
    expect(body).toEqual({
      code: 'ticket.changed',
      msg: 'Something was added meanwhile. Read it first.',
    });
    expect((await atDesk()).entries).toHaveLength(2);
    expect((await answer()).body.code).toBe(0);
    // What the writer wrote themselves needs no reading.
    expect((await answer({ seen: await lastRead().then((id) => id - 1) })).body.code).toBe(0);
    await write();
    expect((await answer({ seen: (await atDesk()).entries.at(-2)?.id ?? 0 })).body.code).toBe(
      'ticket.changed',
    );
  });

  test('by command is mailed without a name', async () => {
    const line = ['tickets answer', 't-1201', '--text', 'It is open.', '--by', 'anna'] as const;
    const [name, ...rest] = line;
    expect((await runCommand(served, name, ...rest)).text).toBe('answered: T-1201');
    expect((await on.customer.receive('ticket-answer')).payload).toMatchObject({ by: '' });
    expect((await inConsole()).entries.at(-1)).toMatchObject({ by: '', text: 'It is open.' });
    expect((await inConsole()).answered?.by).toBe('');
    expect((await atDesk()).entries.at(-1)).toMatchObject({ by: 'anna' });
  });
});

describe('a ticket ends', () => {
  test('as solved, with a text or without, and one mail', async () => {
    expect((await answer({ text: '', next: 'us' })).body.code).toBe('ticket.text');
    expect((await answer({ text: '', next: 'solved' })).body.code).toBe(0);
    expect(await inConsole()).toMatchObject({
      ...{ state: 'solved', reopensUntil: later(14 * dayMs) },
      entries: [{}, { kind: 'event', event: 'solved', by: 'Mei Tan' }],
    });
    expect((await answer({ text: '', next: 'solved' })).body.code).toBe(0);
    expect((await on.customer.receive('ticket-answer')).payload).toMatchObject({ kind: 'solved' });
  });

  test('as declined with a reason that the customer reads, in both places', async () => {
    expect((await decline(' ')).body.code).toBe('ticket.reason');
    expect((await decline('Not in this country.')).body.code).toBe(0);
    const said = { text: 'Not in this country.' };
    expect(await inConsole()).toMatchObject({
      state: 'declined',
      entries: [{}, { kind: 'event', event: 'declined', ...said }],
    });
    expect((await on.customer.receive('ticket-answer')).payload).toMatchObject({
      kind: 'declined',
      ...said,
    });
  });

  test('because the customer says so, and opens again when they write', async () => {
    await on.customer.send(contract.closeTicket, { number: on.number }, on.asCustomer);
    await on.customer.send(contract.closeTicket, { number: on.number }, on.asCustomer);
    expect(await inConsole()).toMatchObject({ state: 'solved', entries: [{}, { by: 'Mei Tan' }] });
    expect((await write()).body.code).toBe(0);
    const { state, dueAt, entries, closedAt } = await atDesk();
    expect({ state, closedAt }).toEqual({ state: 'us', closedAt: null });
    expect(dueAt).not.toBeNull();
    expect(entries.map(({ kind, event }) => event ?? kind)).toEqual([
      ...['customer', 'solved', 'reopened', 'customer'],
    ]);
    expect(await on.customer.countQueued('ticket-answer')).toBe(0);
  });

  test('and is opened again for 14 days, not later', async () => {
    await answer({ next: 'solved' });
    const reopen = async (token: string) =>
      on.customer.send(contract.reopenTicket, { number: on.number }, { token });
    served.clock.advance(14 * dayMs - 1);
    const first: string = (await on.customer.logIn()).body.data.usertoken;
    expect((await reopen(first)).body.code).toBe(0);
    expect((await reopen(first)).body.code).toBe(0);
    expect((await inConsole(first)).state).toBe('us');
    await on.customer.send(contract.closeTicket, { number: on.number }, { token: first });
    served.clock.advance(14 * dayMs);
    const token: string = (await on.customer.logIn()).body.data.usertoken;
    expect((await reopen(token)).body.code).toBe('ticket.ended');
    const input = { number: on.number, submission: randomUUID(), text: 'Hello?' };
    expect((await on.customer.send(contract.writeInTicket, input, { token })).body.code).toBe(
      'ticket.ended',
    );
  });

  test('after 14 days without an answer of the customer, who is told', async () => {
    await answer();
    await on.customer.receive('ticket-answer');
    served.clock.advance(14 * dayMs - 1);
    expect(await endSilent(served.context)).toBe(0);
    served.clock.advance(1);
    const both = await Promise.all([endSilent(served.context), endSilent(served.context)]);
    expect(both.reduce((sum, one) => sum + one)).toBe(1);
    expect((await on.customer.receive('ticket-answer')).payload).toMatchObject({ kind: 'lapsed' });
    const [ticket] = await database().select().from(tickets);
    expect(ticket).toMatchObject({ state: 'solved', closedAt: served.clock.now() });
  });

  test('and is deleted with all of it two years later', async () => {
    await answer({ next: 'solved' });
    served.clock.advance(2 * 365 * dayMs - 1);
    expect((await sweep(served.context, database())).endedTickets).toBe(0);
    served.clock.advance(1);
    expect((await sweep(served.context, database())).endedTickets).toBe(1);
    expect(await database().$count(ticketEntries)).toBe(0);
  });
});

describe('what is internal', () => {
  const note = (submission = randomUUID()) =>
    on.desk.send(desk.noteInDeskTicket, {
      ...{ number: on.number, submission, text: 'Their limit is low.' },
    });

  test('never leaves the desk', async () => {
    const submission = randomUUID();
    await note(submission);
    await note(submission);
    await answer();
    expect((await atDesk()).entries.map(({ kind }) => kind)).toEqual([
      ...['customer', 'note', 'answer'],
    ]);
    expect(JSON.stringify(await inConsole())).not.toContain('Their limit');
    const { payload } = await on.customer.receive('ticket-answer');
    expect(JSON.stringify(payload)).not.toContain('Their limit');
    expect(JSON.stringify(await database().select().from(auditEvents))).not.toContain(
      'Their limit',
    );
  });

  test('changes neither state nor order, and asks nobody to read it again', async () => {
    const before = (await list()).tickets;
    served.clock.advance(minuteMs);
    await note();
    expect((await list()).tickets).toEqual(before);
  });
});

describe('who has a ticket', () => {
  const take = (input: Partial<CallInput<typeof desk.takeDeskTicket>> = {}, they = on.desk) =>
    they.send(desk.takeDeskTicket, { number: on.number, from: null, ...input });

  test('is one person, even of two who take it at once', async () => {
    const jonas = deskOn(served);
    await jonas.enter(['support'], 'jonas@nuntix.example', 'Jonas Weber');
    const codes = (await Promise.all([take(), take({}, jonas)])).map(({ body }) => body.code);
    expect(codes.sort()).toEqual([0, 'ticket.changed']);
    expect((await list({ state: 'mine' })).counts.mine).toBe(
      (await list()).tickets[0]?.takenBy?.name === 'Mei Tan' ? 1 : 0,
    );
  });

  test('can give it to a colleague of the support, and the customer does not read to whom', async () => {
    const jonas = deskOn(served);
    await jonas.enter(['support'], 'jonas@nuntix.example', 'Jonas Weber');
    const lin = deskOn(served);
    await lin.enter(['incident-manager'], 'lin@nuntix.example', '林薇');
    await take();
    const { colleagues, takenBy } = await atDesk();
    expect(colleagues.map(({ name }) => name)).toEqual(['Jonas Weber', 'Mei Tan']);
    const from = takenBy?.id ?? null;
    const to = colleagues[0]?.id ?? '';
    const linsId = (await lin.viewer())?.id ?? '';
    expect((await take({ from, to: linsId })).body.code).toBe('desk.unknown');
    expect((await take({ from, to })).body.code).toBe(0);
    expect(await atDesk()).toMatchObject({
      takenBy: { name: 'Jonas Weber' },
      entries: [{}, { event: 'taken' }, { event: 'given', by: 'Mei Tan', text: 'Jonas Weber' }],
    });
    expect((await inConsole()).entries.map(({ event }) => event)).toEqual([null, 'taken']);
  });
});

test('a ticket that nobody has can be given to an administrator', async () => {
  const ana = deskOn(served);
  await ana.enter(['administrator'], 'ana@nuntix.example', 'Ana Ruiz');
  const ticket = await atDesk();
  const { colleagues } = ticket;
  const bare = colleagues.map(({ id, name }) => ({ id, name }));
  const old = { code: 0, msg: '', data: { ...ticket, colleagues: bare } };
  expect(parseReply(desk.readDeskTicket, old)).toMatchObject({
    data: { colleagues: bare.map((one) => ({ ...one, roles: [] })) },
  });
  const to = colleagues.find(({ roles }) => roles.includes('administrator'))?.id ?? '';
  const give = { number: on.number, from: null, to };
  expect((await on.desk.send(desk.takeDeskTicket, give)).body.code).toBe(0);
  expect(await atDesk()).toMatchObject({
    takenBy: { name: 'Ana Ruiz' },
    entries: [{}, { event: 'given', by: 'Mei Tan', text: 'Ana Ruiz' }],
  });
});

describe('the list of the desk', () => {
  test('is of one customer alone where it is asked for', async () => {
    const { customer } = await atDesk();
    const numbers = async (id: string) =>
      (await list({ customer: id })).tickets.map(({ number }) => number);
    expect(await numbers(customer.id)).toEqual([on.number]);
    expect(await numbers(randomUUID())).toEqual([]);
    expect((await list({ customer: randomUUID() })).counts.all).toBe(0);
  });

  test('has the least time left first, then what waits for customers, then what has ended', async () => {
    const customer = (
      await database().select().from(customers)
    )[0] as typeof customers.$inferSelect;
    await database().delete(tickets);
    served.clock.advance(2 * dayMs);
    await on.desk.enter(['support']);
    const made: string[] = [];
    for (const facts of [{}, { severity: 'down' }] as const)
      made.push(await openFor(served, customer, { type: 'fault', facts }));
    const [late, down] = made as [string, string];
    const end = async (number: string, next: 'customer' | 'solved') =>
      runCommand(served, 'tickets answer', number, '--text', 'Done.', '--next', next);
    const numbers = async () => (await list()).tickets.map(({ number }) => number);
    expect(await numbers()).toEqual([down, late]);
    await end(down, 'customer');
    expect(await numbers()).toEqual([late, down]);
    await end(late, 'solved');
    expect(await numbers()).toEqual([down, late]);
    expect((await list()).counts).toEqual({ all: 2, open: 1, us: 0, customer: 1, mine: 0 });
  });

  test('is filtered, searched and shown in parts', async () => {
    await open({ type: 'billing', facts: {}, subject: '100% _refund_' });
    const found = async (query: CallInput<typeof desk.listDeskTickets>) =>
      (await list(query)).tickets.map(({ number }) => number);
    expect(await found({ find: 't-1202' })).toEqual(['T-1202']);
    expect(await found({ find: 'harbour' })).toEqual(['T-1202', 'T-1201']);
    expect(await found({ find: '0% _REF' })).toEqual(['T-1202']);
    expect(await found({ find: 'number_check' })).toEqual([]);
    expect(await found({ type: 'billing' })).toEqual(['T-1202']);
    expect(await found({ state: 'customer' })).toEqual([]);
    expect(await list({ rows: 1 })).toMatchObject({ hasMore: true, tickets: [{}] });
    expect(await list({ rows: 2 })).toMatchObject({ hasMore: false, tickets: [{}, {}] });
  });
});

describe('saved replies', () => {
  const id = randomUUID();
  const reply = {
    ...{ id, name: 'Country is open', type: 'country' as const },
    texts: { en: '[country] is open.', zh: '' },
  };
  const all = async () => (await on.desk.send(desk.listSavedReplies, undefined)).body.data;

  test('are saved, changed and removed', async () => {
    await on.desk.send(desk.saveReply, reply);
    await on.desk.send(desk.saveReply, {
      ...reply,
      texts: { ...reply.texts, zh: '[国家] 已开通。' },
    });
    expect(await all()).toMatchObject([{ id, used: 0, texts: { zh: '[国家] 已开通。' } }]);
    expect((await on.desk.send(desk.removeSavedReply, { id })).body.code).toBe(0);
    expect((await on.desk.send(desk.removeSavedReply, { id })).body.code).toBe('desk.unknown');
    expect(await database().$count(savedReplies)).toBe(0);
  });

  test('need a text in one language', async () => {
    const sent = await on.desk.send(desk.saveReply, { ...reply, texts: { en: '', zh: ' ' } });
    expect(sent.body.code).toBe('reply.text');
  });

  test('are sent with every place filled, and counted', async () => {
    await on.desk.send(desk.saveReply, reply);
    const savedReply = id;
    const open = await answer({ savedReply, text: 'Hello, [country] is open.' });
    expect(open.body.code).toBe('ticket.places');
    expect(await all()).toMatchObject([{ used: 0 }]);
    // Brackets of the writer's own are no places.
    expect((await answer({ savedReply, text: 'Peru is open [1].' })).body.code).toBe(0);
    expect(await all()).toMatchObject([{ used: 1 }]);
  });
});

test('reading at the desk is recorded with the customer and the reader', async () => {
  await atDesk();
  const events = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'ticket.read'));
  const [customer] = await database().select().from(customers);
  expect(events).toMatchObject([
    {
      ...{ actorKind: 'operator', actorName: 'mei.tan@nuntix.example', targetKind: 'customer' },
      ...{ targetId: customer?.publicId, details: { number: 'T-1201' } },
    },
  ]);
});

test('messages are limited by account and day', async () => {
  for (let i = 0; i < 3; i += 1) expect((await write(`${i}`)).body.code).toBe(0);
  expect((await write()).status).toBe(429);
  expect((await atDesk()).entries).toHaveLength(4);
});
