import type { Practice } from './sandbox.ts';

export const wabaId = '118200261115001';

/** A valid utility template. */
export const readyTemplate = {
  wabaId,
  name: 'pickup_ready',
  language: 'en',
  category: 'utility',
  body: { text: 'Hi {{1}}, your order {{2}} is ready.', examples: ['Ada', '8842'] },
};

export const createTemplate = (me: Practice, change: object = {}) =>
  me.send('whatsAppTemplateCreate', { body: { ...readyTemplate, ...change } });

export const getTemplate = (me: Practice, templateId: string) =>
  me.send('whatsAppTemplateGet', { path: { templateId } });
