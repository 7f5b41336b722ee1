import type { Charge, NextStep, Party } from '#content/reasons.ts';
import type { Localized } from '#contract/locale.ts';
import type { CallErrors } from './call-errors.ts';
import type { WrittenCall } from './written.ts';

/** The part of JSON Schema that our descriptions use, with all references resolved. */
export type Schema = {
  type?: string | string[];
  description?: string;
  'x-zh'?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  example?: unknown;
  /** The meaning of each value: see `x-enum` in the descriptions. */
  'x-enum'?: Record<string, EnumValue>;
  /** The end of its name in the published files, after that of its operation. */
  'x-name'?: string;
  /** Dependencies between its fields: see `field-rules.ts`. */
  'x-one-of'?: string[] | string[][];
  'x-at-most-one'?: string[] | string[][];
  'x-by'?: string | Record<string, Record<string, string[]>>;
};

export type EnumValue = Localized<string> & { final?: true } & Partial<Advice>;

/** What to do about a status or a reason, beside its meaning. */
export type Advice = {
  whose: Party;
  again: NextStep;
  /** The wait before each further attempt: `15min 1h 6h`. */
  wait?: string;
  /** What to wait for, or to do first. */
  hint?: Localized<string>;
  charged?: Charge;
};

export type Example = { summary: string; 'x-zh': string; value: unknown };

export type Media = { schema: Schema; examples: Record<string, Example> };

export type Parameter = {
  name: string;
  in: 'header' | 'query' | 'path';
  required?: boolean;
  description: string;
  'x-zh': string;
  schema: Schema;
  example?: unknown;
};

export type Response = {
  description: string;
  'x-zh': string;
  content?: Record<string, Media>;
};

/** A completed call or callback. */
export type OperationObject = Pick<
  WrittenCall,
  | 'operationId'
  | 'summary'
  | 'x-zh'
  | 'x-history'
  | 'x-idempotent'
  | 'x-limits'
  | 'x-right'
  | 'x-sample'
  | 'x-sandbox'
> & {
  security?: Record<string, string[]>[];
  'x-list'?: { field: string; entry: string };
  'x-codes'?: Record<keyof CallErrors, number[]>;
  'x-event'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
};

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type PathItem = Partial<Record<(typeof httpMethods)[number], OperationObject>>;

export type Description = {
  openapi: string;
  info: { title: string; version: string; summary: string; 'x-zh': string; 'x-since': string };
  servers: { url: string }[];
  /** Translations of texts in examples. */
  'x-zh-examples'?: Record<string, string>;
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
};
