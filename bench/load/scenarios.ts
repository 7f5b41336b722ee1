import { join } from 'node:path';
import { pagePath } from '#content/site-map.ts';
import { logIn } from '#contract/accounts.ts';
import { type ContactMessage, sendContactMessage } from '#contract/contact.ts';
import { sandboxPath } from '#contract/practice.ts';
import { listServices } from '#contract/status.ts';
import { listTickets, openTicket } from '#contract/tickets.ts';
import { readUsage } from '#contract/usage.ts';
import { lookUpCountry } from '#contract/visit.ts';
import { maxSlowdown, maxSlowdownDuringReports, maxSlowdownDuringSandbox } from '../budgets.ts';
import type { Target, Volley } from './fire.ts';
import type { PracticeKeys } from './open-practice.ts';

export type Scenario = {
  name: string;
  measured: Volley;
  /** Load during the measurement. */
  background?: Volley;
  /** The reference for `measured`, in the same run on the same machine. */
  against: Volley;
  percentile: 95 | 99;
  /** Maximum ratio of `measured` to `against`; without it the figure is shown without a verdict. */
  maxTimes?: number;
  /** Duration of the measurement, regardless of other scenarios. */
  seconds?: number;
  /** How long the load runs before the measurement. */
  leadSeconds?: number;
  /** Maximum number of reads of a table during the measurement. */
  maxReads?: { table: string; perSecond: number };
};

const inMemory: Target = { name: 'healthz', method: 'GET', path: '/healthz' };

const page = (path: string): Target => ({
  name: path,
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br' },
});

const countryLookup: Target = { name: lookUpCountry.path, method: 'GET', path: lookUpCountry.path };

const json = { 'content-type': 'application/json', 'content-language': 'EN' };
const serviceStatus: Target = { name: listServices.path, method: 'GET', path: listServices.path };

const message: ContactMessage = {
  fullName: 'Mei Tan',
  email: 'mei@harbour.example',
  phone: '+65 6000 0000',
  message: 'How much is a text to Vietnam?',
};
const contact: Target = {
  name: 'contact message',
  method: 'POST',
  path: sendContactMessage.path,
  headers: json,
  body: JSON.stringify(message),
};

/** A few visitors, 100 requests a second in total. */
const calmly = (target: Target): Volley => ({
  target,
  connections: 5,
  perSecond: 100,
  answers: [200],
});

/** Many connections, each as fast as it is answered. */
const crowd = (target: Target, connections: number, answers = [200]): Volley => ({
  target,
  connections,
  answers,
});

const home = page(pagePath('home', 'en'));

/** 500 logins a second with the correct password: far more than can be hashed. */
const logins = (account: string, password: string): Volley => ({
  target: {
    name: 'login',
    method: 'POST',
    path: logIn.path,
    headers: json,
    body: JSON.stringify({ account, password }),
  },
  connections: 500,
  perSecond: 500,
  answers: [200, 429, 503],
  bodyCheck: join(import.meta.dirname, 'accepted-or-busy.cjs'),
});

/** Five logins a second, one at a time. */
const login = (account: string, password: string): Volley => ({
  ...logins(account, password),
  connections: 1,
  perSecond: 5,
  answers: [200],
});

/** Two hundred signed text messages a second. */
export const practiceLoad = ({ accessKey, secretKey }: PracticeKeys): Volley => ({
  target: {
    name: 'text in the sandbox',
    method: 'POST',
    path: `${sandboxPath}/v2/sms/mt`,
    headers: {
      'content-type': 'application/json',
      'x-access-key': accessKey,
      'x-secret-key': secretKey,
    },
    body: JSON.stringify({ phones: ['12025550101'], content: 'Your code is 482913' }),
  },
  connections: 20,
  perSecond: 200,
  answers: [200],
  changes: join(import.meta.dirname, 'sign-request.cjs'),
});

const whilePractising = (measured: Volley, keys: PracticeKeys): Scenario => ({
  name: `${measured.target.name} while 200 a second practise in the sandbox`,
  measured,
  background: practiceLoad(keys),
  against: measured,
  percentile: 95,
  maxTimes: maxSlowdownDuringSandbox,
});

export type Customer = { email: string; password: string };

const whileLoggingIn = (target: Target, { email, password }: Customer): Scenario => ({
  name: `${target.name} while 500 log in at once`,
  measured: calmly(target),
  background: logins(email, password),
  against: calmly(target),
  percentile: 95,
  maxTimes: maxSlowdown,
});

/** Calls of a customer about tickets. */
const ticketCalls = (usertoken: string) => ({
  list: {
    name: 'list of tickets',
    method: 'GET',
    path: listTickets.path,
    headers: { usertoken },
  } satisfies Target,
  open: {
    name: 'new ticket',
    method: 'POST',
    path: openTicket.path,
    headers: { ...json, usertoken },
    body: JSON.stringify({
      ...{ submission, type: 'other', subject: 'Codes to Peru arrive late' },
      ...{ text: 'Since this morning.', facts: {} },
    }),
  } satisfies Target,
});

/** The longest range with every product, country and key. */
const usage = (usertoken: string): Target => ({
  name: 'usage of 90 days',
  method: 'GET',
  path: `${readUsage.path}?range=90`,
  headers: { usertoken },
});

/** Replaced before each request: a submission opens one ticket. */
const submission = '00000000-0000-4000-8000-000000000000';

export type Loads = {
  customer: Customer;
  usertoken: string;
  keys: PracticeKeys;
  reports: Volley;
};

export const scenariosOf = ({ customer, usertoken, keys, reports }: Loads): Scenario[] => [
  {
    name: 'a page while the gateway reports 1,000 rows ten times a second',
    measured: calmly(home),
    background: reports,
    against: calmly(home),
    percentile: 95,
    maxTimes: maxSlowdownDuringReports,
    seconds: 15,
  },
  {
    name: 'a list of tickets beside an answer from memory',
    measured: calmly(ticketCalls(usertoken).list),
    against: calmly(inMemory),
    percentile: 95,
  },
  {
    name: 'a page while 50 list their tickets',
    measured: calmly(home),
    background: crowd(ticketCalls(usertoken).list, 50, [200, 429, 503]),
    against: calmly(home),
    percentile: 95,
    maxTimes: maxSlowdown,
  },
  {
    name: 'a page while 50 open tickets',
    measured: calmly(home),
    background: {
      ...crowd(ticketCalls(usertoken).open, 50, [200, 429, 503]),
      changes: join(import.meta.dirname, 'new-submission.cjs'),
    },
    against: calmly(home),
    percentile: 95,
    maxTimes: maxSlowdown,
  },
  {
    name: 'usage of 90 days beside an answer from memory',
    measured: calmly(usage(usertoken)),
    against: calmly(inMemory),
    percentile: 95,
  },
  {
    name: 'a page while 50 read their usage',
    measured: calmly(home),
    background: crowd(usage(usertoken), 50, [200, 429, 503]),
    against: calmly(home),
    percentile: 95,
    maxTimes: maxSlowdown,
  },
  {
    name: 'a page beside an answer from memory',
    measured: calmly(home),
    against: calmly(inMemory),
    percentile: 95,
  },
  {
    name: 'the country lookup beside an answer from memory',
    measured: calmly(countryLookup),
    against: calmly(inMemory),
    percentile: 95,
  },
  {
    name: 'a contact message beside an answer from memory',
    measured: calmly(contact),
    against: calmly(inMemory),
    percentile: 95,
  },
  {
    name: 'a page while 50 send contact messages',
    measured: calmly(home),
    background: crowd(contact, 50, [200, 429, 503]),
    against: calmly(home),
    percentile: 95,
    maxTimes: maxSlowdown,
  },
  {
    name: 'the country lookup while 50 send contact messages',
    measured: calmly(countryLookup),
    background: crowd(contact, 50, [200, 429, 503]),
    against: calmly(countryLookup),
    percentile: 95,
    maxTimes: maxSlowdown,
  },
  whileLoggingIn(home, customer),
  whileLoggingIn(countryLookup, customer),
  whileLoggingIn(serviceStatus, customer),
  whilePractising(calmly(home), keys),
  // At five logins a second, one slow request would decide a run of five seconds; so it is longer.
  { ...whilePractising(login(customer.email, customer.password), keys), seconds: 15 },
  {
    name: '500 readers of a page',
    measured: crowd(home, 500),
    against: crowd(inMemory, 500),
    percentile: 99,
  },
  {
    name: '500 readers of the service status',
    measured: crowd(serviceStatus, 500),
    against: crowd(inMemory, 500),
    percentile: 99,
    maxTimes: maxSlowdown,
    seconds: 30,
    maxReads: { table: 'status_changes', perSecond: 1 },
  },
];
