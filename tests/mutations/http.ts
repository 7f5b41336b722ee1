import type { Change } from './change.ts';

const registerCall = 'server/http/register-call.ts';
const call = ['server/http/register-call.test.ts'];

export const http: readonly Change[] = [
  {
    file: registerCall,
    find: 'send(z.parse(call.reply, answer))',
    replace: 'send(answer)',
    why: 'fields that nobody agreed on would leave the house',
    tests: call,
  },
  {
    file: 'server/app.ts',
    find: 'trustProxy: trustedPeers(env.trustedProxies),',
    replace: 'trustProxy: true,',
    why: 'everybody could claim any address and get round every limit',
    tests: ['server/contact/contact.test.ts'],
  },
];
