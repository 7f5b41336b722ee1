import type { PayloadOf, TemplateName } from '#content/messages/templates.ts';

const at = '2026-11-15T08:00:00.000Z';
const link = 'https://www.harbour.example/there';

/** One example of every message that we send. */
export const sampleMessages: { [Name in TemplateName]: PayloadOf<Name> } = {
  'contact-notice': {
    fullName: 'Mei',
    email: 'mei@harbour.example',
    phone: '+65 6000 0000',
    message: 'Hello',
    receivedAt: at,
  },
  activation: { firstName: 'Mei', link, hours: 24 },
  'activation-code-text': { code: '482916', minutes: 10 },
  'reset-code-mail': { code: '482916', minutes: 10 },
  'reset-code-text': { code: '482916', minutes: 10 },
  'password-changed': { firstName: 'Mei', changedAt: at, link },
  'account-changed': {
    firstName: 'Mei',
    change: 'passkey.added',
    employee: 'Lin',
    address: '203.0.113.7',
    changedAt: at,
    link,
  },
  'login-tries': {
    firstName: 'Mei',
    employee: '',
    address: '203.0.113.7',
    triedAt: at,
    link,
  },
  'employee-added': {
    firstName: 'Mei',
    username: 'lin',
    name: 'Lin',
    phone: '+65 6000 0001',
    addedAt: at,
    link,
  },
  'employee-invitation': {
    invitedBy: 'Mei Tan',
    companyName: 'Harbour Coffee',
    link,
    days: 7,
    expiresAt: at,
  },
  'desk-invitation': { invitedBy: 'Mei Tan', link, hours: 24 },
  'ticket-answer': {
    firstName: 'Mei',
    kind: 'answered',
    number: 'T-1201',
    subject: 'Please enable Number Check',
    text: 'Thank you.\nIt is enabled.',
    by: 'Mei Tan',
  },
  'status-confirm': { link, hours: 24 },
  'status-webhook': { host: 'hooks.harbour.example', since: at, link },
  'status-notice': {
    kind: 'degraded',
    title: 'Calls fail',
    text: 'Some calls do not connect.',
    services: ['Voice'],
    at,
    link,
    unsubscribePage: link,
    oneClick: link,
  },
  'status-report': {
    title: 'Calls fail',
    services: ['Voice'],
    happened: 'A switch failed.',
    meant: 'Calls did not connect for 38 minutes.',
    cause: 'A power supply was faulty.',
    measures: ['The switch is replaced.'],
    link,
    unsubscribePage: link,
    oneClick: link,
  },
};
