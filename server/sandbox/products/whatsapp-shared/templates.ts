import { z } from 'zod';
import { hasAll } from '../../behaviour/pages.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import { storedTemplate } from './kinds.ts';

const header = z.object({
  type: z.enum(['text', 'image', 'video', 'document', 'location']),
  text: z.string().optional(),
  example: z.string().optional(),
});

const body = z.object({
  text: z.string(),
  examples: z.array(z.string()).optional(),
  namedExamples: z.record(z.string(), z.string()).optional(),
});

const button = z.object({
  type: z.enum(['reply', 'url', 'phone', 'copy_code', 'flow']),
  title: z.string().optional(),
  url: z.string().optional(),
  example: z.string().optional(),
  phone: z.string().optional(),
  copyCode: z.string().optional(),
  flow: z.object({ flowId: z.string(), screen: z.string().optional() }).optional(),
});

const variable = z.object({
  place: z.enum(['header', 'body', 'button']),
  number: z.int().optional(),
  name: z.string().optional(),
  buttonIndex: z.int().optional(),
  example: z.string(),
});

const template = z.object({
  templateId: z.string(),
  wabaId: z.string(),
  name: z.string(),
  language: z.string(),
  category: z.enum(['marketing', 'utility', 'authentication']),
  status: z.string(),
  rejectionReason: z.string().optional(),
  quality: z.string(),
  ttlSeconds: z.int().optional(),
  header: header.optional(),
  body: body.optional(),
  footer: z.string().optional(),
  buttons: z.array(button).optional(),
  authentication: z.record(z.string(), z.unknown()).optional(),
  variables: z.array(variable),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A template as in responses, without internal fields. */
export type Template = z.output<typeof template>;
export type TemplateButton = z.output<typeof button>;
export type TemplateVariable = z.output<typeof variable>;

export const readTemplate = ({ data }: StoredRecord): Template => template.parse(data);

/** Not yet submitted to WhatsApp: part of its task only. */
export const isWaiting = ({ data }: StoredRecord): boolean => data.isWaiting === true;

type Named = { name: string; language: string };

/** The template that a message of one of our numbers names. */
export const templateNamed = async (
  store: RecordStore,
  { wabaId }: Data,
  { name, language }: Named,
) => (await listTemplates(store)).find((one) => hasAll(one, { wabaId, name, language }));

/** Newest first. */
export const listTemplates = async (store: RecordStore): Promise<StoredRecord[]> =>
  (await store.list(storedTemplate)).filter((one) => !isWaiting(one));
