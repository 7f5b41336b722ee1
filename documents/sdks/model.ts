import type { Retry } from '../api/errors.ts';

/**
 * What a package has in every language. Names are those of the API: a writer changes their case
 * and avoids the reserved words of its language. All texts are English Markdown.
 */
export type Sdk = {
  names: PackageNames;
  /** The same for all languages. */
  version: string;
  origin: string;
  hosts: { live: string; sandbox: string };
  summary: string;
  groups: Group[];
  types: NamedType[];
  events: Event[];
  codes: Code[];
  changes: Change[];
};

export type PackageNames = {
  /** `nuntix` */
  package: string;
  /** `Nuntix`, the class of the client and the beginning of others. */
  client: string;
  /** `NUNTIX`, what the variables of the environment begin with. */
  variables: string;
  /** The operator, as its texts call it. */
  operator: string;
  legal: string;
  site: string;
  mail: string;
  licence: string;
};

/** The calls whose operation ids begin with the same product: `client.whatsApp`. */
export type Group = {
  name: string;
  products: { title: string; text: string; link: string }[];
  operations: Operation[];
};

export type Operation = {
  /** `smsSendV2`, and without the product `sendV2`. */
  id: string;
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/v2/sms/records/{messageId}` */
  path: string;
  /** The parts in braces, in order: the first arguments. */
  inPath: Field[];
  /** An object type: `SmsSendV2Request`, or for a query `SmsListRecordsQuery`. */
  request?: { in: 'json' | 'multipart' | 'query'; type: string; isRequired: boolean };
  /** Whether `Idempotency-Key` makes a repeated request take effect once. */
  takesKey: boolean;
  output: TypeUse;
  /** The type of the records if the output is a page of a list. */
  record?: TypeUse;
  summary: string;
  text: string;
  link: string;
};

/** An object type with the fields `event`, `eventId`, `occurredAt` and `data`. */
export type Event = { name: string; type: string; summary: string; link: string };

export type Code = {
  code: number;
  /** `SMS_INVALID_NUMBER`; common codes are without a product. */
  constant: string;
  retry: Retry;
  means: string;
  remedy: string;
};

export type Change = { on: string; title: string; text: string; link: string };

/** Taken from customers, sent to them, or both. */
export type Way = 'taken' | 'sent' | 'both';

export type NamedType = { name: string; text: string; way: Way } & (ObjectType | Union | Enum);

export type ObjectType = { kind: 'object'; fields: Field[] };

/** One of several object types, told apart by the constant in the field `by`. */
export type Union = {
  kind: 'union';
  by: string;
  branches: { value: string; type: string }[];
  /** We may send other branches: they have at least these fields. */
  isOpen: boolean;
  common: Field[];
};

export type Enum = {
  kind: 'enum';
  of: 'text' | 'integer';
  values: { value: string | number; text: string }[];
  /** We may send other values. */
  isOpen: boolean;
  /** The description has it without a name, at one place. */
  isUnnamed: boolean;
};

export type Field = { name: string; text: string; isRequired: boolean; type: TypeUse };

export type TypeUse =
  | { kind: 'text'; format?: string }
  | { kind: 'integer' | 'number' | 'boolean' | 'file' | 'anything' }
  | { kind: 'constant'; value: string | number | boolean }
  | { kind: 'list' | 'map'; of: TypeUse }
  | { kind: 'named'; name: string };
