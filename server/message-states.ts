/** Records that are messages or calls; each begins with its product. */
export const messageKinds = [
  ...([
    'sms.message',
    'email-code.mail',
    'voice.call',
    'did-number.text',
    'did-number.call',
  ] as const),
  ...(['whats-app.message', 'whatsapp-calling.call', 'messenger.message'] as const),
  ...(['viber.message', 'zalo.message', 'nxlink.message'] as const),
  ...(['pns.call', 'pns.text', 'nxphone.call', 'nxcc.call', 'callbot.entry'] as const),
] as const;

export const deliveredStates = ['DELIVRD', 'delivered', 'read', 'answered'];

/** States of what is on its way; all others but the delivered ones mean that it failed. */
export const movingStates = [
  ...['accepted', 'scheduled', 'queued', 'routed', 'handed_over', 'sent'],
  ...['dialing', 'ringing', 'talking'],
];
