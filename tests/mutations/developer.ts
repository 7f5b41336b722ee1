import type { Change } from './change.ts';

const folder = 'server/accounts/developer';
const keys = [`${folder}/keys.test.ts`];
const callbacks = [`${folder}/callbacks.test.ts`];
const requests = [`${folder}/requests.test.ts`];

export const developer: readonly Change[] = [
  {
    file: 'server/accounts/sessions/session-call.ts',
    find: '(managesKeys && employee && !employee.managesKeys) ||',
    replace: '',
    why: 'whoever sees keys could end them',
    tests: ['server/accounts/console/menus.test.ts'],
  },
  {
    file: `${folder}/keys.ts`,
    find: '.length >= mostKeys',
    replace: '.length > mostKeys',
    why: 'there would be one key too many',
    tests: keys,
  },
  {
    file: `${folder}/keys.ts`,
    find: 'known?.endsAt && known.endsAt <= wanted ? known.endsAt : wanted',
    replace: 'wanted',
    why: 'a key that ends could be kept for ever, a day at a time',
    tests: keys,
  },
  {
    file: 'server/applications/keys.ts',
    find: "or(isNull(applications.customerId), eq(customers.status, 'active')),",
    replace: '',
    why: 'keys of a customer who is shut out would go on working',
    tests: keys,
  },
  {
    file: 'server/applications/keys.ts',
    find: 'if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < minuteMs) return;',
    replace: '',
    why: 'every call would write to the row of its key',
    tests: keys,
  },
  {
    file: 'server/applications/keys.ts',
    find: 'do update set uses = counted.uses + 1',
    replace: 'do nothing',
    why: 'only the first use of a key would be counted',
    tests: ['server/sandbox/answering/request-log.test.ts'],
  },
  {
    file: 'server/sandbox/routes.ts',
    find: 'request.headers.requestid === request.id ? randomUUID() : request.id',
    replace: 'request.id',
    why: 'a request whose requestId was used before would fail instead of being logged',
    tests: ['server/sandbox/answering/request-log.test.ts'],
  },
  {
    file: `${folder}/callbacks.ts`,
    find: 'sealedCallbackSecret: sealedNextSecret,',
    replace: '',
    why: 'a new callback secret would never be used',
    tests: callbacks,
  },
  {
    file: `${folder}/requests.ts`,
    find: 'body: masked(body),',
    replace: 'body,',
    why: 'the log would tell numbers and texts',
    tests: requests,
  },
  {
    file: 'server/applications/request-pages.ts',
    find: '.where(and(eq(sandboxRequests.applicationId, applicationId), eq(sandboxRequests.id, id)))',
    replace: '.where(eq(sandboxRequests.id, id))',
    why: 'one account could read the requests of another',
    tests: requests,
  },
];
