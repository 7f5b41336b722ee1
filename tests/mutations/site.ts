import type { Change } from './change.ts';

const routes = 'server/site/routes.ts';
const shared = ['server/site/shared-assets.test.ts'];
const visit = ['server/visit/visit.test.ts'];

export const site: readonly Change[] = [
  {
    file: routes,
    find: ".replace(/^[/\\\\]+/, '/')",
    replace: '',
    why: '//evil.example/ would lead to another host',
    tests: ['server/site/routes.test.ts'],
  },
  {
    file: routes,
    find: '{ onRequest: hideFromOthers }',
    replace: '{}',
    why: 'the gallery would be open to everybody',
    tests: ['server/site/dev-pages.test.ts'],
  },
  {
    file: routes,
    find: 'if (isForDevelopers && !hasDevRoutes(env)) continue;',
    replace: '',
    why: 'pages for developers would exist in production',
    tests: ['server/site/dev-pages.test.ts'],
  },
  {
    file: routes,
    find: "reply.code(404).header('cache-control', 'no-store');",
    replace: 'reply.code(404);',
    why: 'a cache could keep that a file is missing, and the page broken',
    tests: shared,
  },
  {
    file: 'server/site/share-assets.ts',
    find: '.set({ lastRunAt })',
    replace: '.set({ type: siteAssets.type })',
    why: 'the files of a release that runs would go',
    tests: shared,
  },
  {
    file: 'server/site/share-assets.ts',
    find: "await takeAdvisoryLock(tx, 'site assets');",
    replace: '',
    why: 'two processes that start together would be in the way of each other',
    tests: shared,
  },
  {
    file: 'server/site/shared-assets.ts',
    find: 'if (known || !isAssetName(name)) return known;',
    replace: 'if (known) return known;',
    why: 'every name that somebody makes up would be looked up',
    tests: shared,
  },
  {
    file: 'server/site/page-policy.ts',
    find: "...(['login', 'reset-password', 'sign-up'] as const),",
    replace: "...(['reset-password', 'sign-up'] as const),",
    why: 'a password in the address of the login would be told to whatever is loaded there',
    tests: ['server/site/referrer.test.ts'],
  },
  {
    file: routes,
    find: 'app.post(route, { onRequest },',
    replace: 'app.post(route, { preHandler: onRequest },',
    why: 'a form that no script sends would be read, and refused',
    tests: ['server/site/routes.test.ts'],
  },
  {
    file: 'server/contact/send-message.ts',
    find: 'await insertContactMessage(tx,',
    replace: 'await insertContactMessage(database as never,',
    why: 'a message could be kept without its mail',
    tests: ['server/contact/contact.test.ts'],
  },
  {
    file: 'server/contact/send-message.ts',
    find: '`contact:ip:${address}`',
    replace: "'contact:ip'",
    why: 'three messages would close the form for the whole world',
    tests: ['server/contact/contact.test.ts'],
  },
  {
    file: 'server/visit/find-country.ts',
    find: ' && !placeholders.has(told)',
    replace: '',
    why: 'XX would be taken for a country',
    tests: visit,
  },
  {
    file: 'server/visit/routes.ts',
    find: '|| !isTrusted(request.socket.remoteAddress)',
    replace: '',
    why: 'a visitor could claim any country',
    tests: visit,
  },
  {
    file: 'server/visit/find-country.ts',
    find: 'limit: env.limits.eventsPerHour',
    replace: 'limit: Number.MAX_SAFE_INTEGER',
    why: 'anybody could fill the table of events',
    tests: visit,
  },
];
