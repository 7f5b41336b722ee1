import { brand } from '#content/brand.ts';
import { errorsDocument, productName } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { keyPrefix } from '#content/fill-brand.ts';
import { withoutLinks } from '#content/inline-links.ts';
import { sdkVersion } from '#content/sdk-version.ts';
import { readErrors } from '../api/errors.ts';
import { productNames } from '../api/files.ts';
import { operationName, pascalCase, productPrefix } from '../files/openapi/names.ts';
import { readChanges, sayChange } from '../manuscripts/changelog.ts';
import { documentOf } from '../manuscripts/library.ts';
import type { Change, Code, Event, Sdk } from './model.ts';
import { upperSnakeCase } from './names.ts';
import { type PublishedDescription, publishedDescription } from './published-description.ts';
import { readGroups } from './read-operations.ts';
import { type TypeReader, typeReader } from './read-types.ts';
import { paragraphs } from './wrap-text.ts';

/** `published` is the description of all products in English; `origin` is that of the documents. */
export function readSdk(
  published: unknown,
  origin: string,
  { codes = readCodes(), changes = readChangesOfCalls(origin) }: Partial<Sdk> = {},
): Sdk {
  const description = publishedDescription.parse(published);
  const reader = typeReader(description.components.schemas);
  const groups = readGroups(description, reader, productNames().map(productPrefix));
  const events = readEvents(description, reader);
  return {
    names: {
      package: brand.codeName,
      client: pascalCase(brand.codeName),
      variables: keyPrefix,
      operator: brand.names.short.en,
      legal: brand.legalName,
      site: brand.hosts.site,
      mail: brand.mail.info,
      licence: brand.sdkLicence.en,
    },
    version: sdkVersion,
    origin,
    hosts: { live: brand.hosts.api, sandbox: brand.hosts.sandbox },
    summary: description.info.summary,
    groups,
    types: reader.types().sort((one, other) => (one.name < other.name ? -1 : 1)),
    events,
    codes,
    changes,
  };
}

function readEvents({ webhooks }: PublishedDescription, reader: TypeReader): Event[] {
  const { name, schema: union } = reader.found('#/components/schemas/WebhookEvent');
  reader.read(union, { name, way: 'sent' });
  const callbacks = Object.values(webhooks).map(({ post }) => post);
  return Object.entries(union.discriminator?.mapping ?? {}).map(([name, $ref]) => {
    const { name: type } = reader.found($ref);
    const callback = callbacks.find(
      ({ operationId }) => operationName(operationId, 'Event') === type,
    );
    const { summary = '', externalDocs } = callback ?? {};
    const link = externalDocs?.url ?? '';
    reader.describe(type, paragraphs(summary, link));
    return { name, type, summary, link };
  });
}

const readCodes = (): Code[] =>
  readErrors().map(({ code, constant, product, retry, means, remedy }) => ({
    code,
    constant: product ? `${upperSnakeCase(productPrefix(product))}_${constant}` : constant,
    retry,
    means: means.en,
    remedy: withoutLinks(remedy.en),
  }));

/** Changes of calls and callbacks since they were published, newest first. */
const readChangesOfCalls = (origin: string): Change[] =>
  readChanges()
    .filter(({ text, operations }) => text && operations.length > 0)
    .map((change) => {
      const [operation = ''] = change.operations;
      const document = documentOf(operation, 'en')?.manuscript;
      const { title } = sayChange(change, 'en', () => undefined);
      return {
        on: change.on,
        title: document?.facts.title ?? productName(change.product, 'en') ?? title,
        text: withoutLinks(change.text?.en ?? ''),
        link: origin + documentPath(document?.id ?? errorsDocument, 'en'),
      };
    });
