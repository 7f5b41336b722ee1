import type { Template, TemplateButton } from '../whatsapp-shared/templates.ts';

/** A submitted template. */
export type TemplateDraft = Pick<
  Template,
  | 'wabaId'
  | 'name'
  | 'language'
  | 'category'
  | 'body'
  | 'footer'
  | 'buttons'
  | 'ttlSeconds'
  | 'authentication'
> & { header?: DraftHeader };

export type DraftHeader = NonNullable<Template['header']> & { sampleId?: string };
export type DraftButton = TemplateButton;
