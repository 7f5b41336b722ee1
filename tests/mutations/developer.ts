import type { Change } from './change.ts';

const folder = 'server/accounts/developer';
const keys = [`${folder}/keys.test.ts`];
const requests = [`${folder}/requests.test.ts`];

export const developer: readonly Change[] = [
  {
    file: 'server/applications/keys.ts',
    find: "or(isNull(applications.customerId), eq(customers.status, 'active')),",
    replace: '',
    why: 'keys of a customer who is shut out would go on working',
    tests: keys,
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
