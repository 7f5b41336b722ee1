import { type DerivedWords, derivedWords } from '#content/docs/derived.ts';
import { fill } from '#content/fill.ts';
import { fillBrand } from '#content/fill-brand.ts';
import { documentWords, standardSections } from '#content/interface/document.ts';
import { sandboxProduct } from '#content/sandbox-product.ts';
import type { Locale } from '#contract/locale.ts';
import { defaultPerSecond, type Operation } from '../api/operation.ts';
import { expandCalls, hasMoreRequests } from './further-calls.ts';

/**
 * The complete document of a call. Its author writes what cannot be derived: the introduction,
 * notes below `## Note`, and a section for each further call. The six sections, tables, examples
 * and common rules are added here.
 */
export function assemble(text: string, operation: Operation, locale: Locale): string {
  const words = derivedWords[locale];
  const names = documentWords[locale];
  const heading = (id: keyof typeof standardSections) => `## ${standardSections[id][locale]}`;
  const [before = '', own = '', ...more] = text.split(`${heading('note')}\n`);
  const [brief = '', ...sections] = before.split(/^(?=## )/m);
  if (more.length > 0 || /^## /m.test(own) || !sections.every((one) => one.includes('\n::call{')))
    throw new Error(
      `of a call only “${heading('note')}” and sections with ::call are written; the others follow`,
    );
  const isCallback = operation.event !== undefined;
  return [
    heading('brief-description'),
    brief,
    heading('request-method'),
    '::request-method',
    heading('request-example'),
    isCallback ? words.keys.callback : fillBrand(samplesOf(operation, words)),
    '::request-example',
    ...(hasMoreRequests(operation)
      ? [`### ${names.moreRequests} {#more-requests}`, '::more-requests']
      : []),
    heading('response-example'),
    '::response-example',
    heading('response-parameter-description'),
    '::response-parameters',
    ...(isCallback ? [] : [`### ${names.errors} {#error-codes}`, '::error-codes']),
    withCalls(sections.join(''), locale),
    heading('note'),
    own,
    ...(isCallback ? callbackRules(operation, words) : callRules(operation, words)),
  ]
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** Expands the sections of a text that describe further calls. */
export const withCalls = (text: string, locale: Locale): string =>
  expandCalls(text, locale, (operation) => callRules(operation, derivedWords[locale]));

function callRules(operation: Operation, words: DerivedWords): string[] {
  const { source, perSecond, keptDays, idempotentBy, path, errors } = operation;
  const isPaged = operation.responseFields.some(({ name }) => name === 'data.pageSize');
  const isRead = isPaged || path.includes('{');
  const body = Object.values(source.requestBody?.content ?? {})[0]?.schema;
  const rules = [
    body?.minProperties && words.change,
    source['x-list'] && words.list[idempotentBy ?? 'Idempotency-Key'],
    errors.common.some(({ code }) => code === balanceError) && words.balance,
    idempotentBy && words.timeout[idempotentBy],
    isPaged && (isByPeriod(operation) ? words.pagingByPeriod : words.paging),
    keptDays &&
      isRead &&
      fill(words.kept[isPaged && !path.includes('{') ? 'list' : 'one'], { days: String(keptDays) }),
    perSecond &&
      perSecond !== defaultPerSecond &&
      fill(words.perSecond, { count: String(perSecond) }),
  ].filter((rule) => typeof rule === 'string');
  return [
    ...(operation.keysInBody ? [`:::warning\n${words.keyedWarning}\n:::`] : []),
    rules.map((rule) => `- ${rule}`).join('\n'),
  ];
}

const samplesOf = ({ product, isSigned }: Operation, { keys }: DerivedWords): string => {
  if (product !== sandboxProduct) return keys.samples;
  return isSigned ? keys.sandboxSamples : keys.samplesWithoutKey;
};

const isByPeriod = ({ parameters }: Operation): boolean =>
  parameters.some(({ fields }) => fields.some(({ name }) => name === 'from'));

const balanceError = 1201;

function callbackRules(operation: Operation, { callback }: DerivedWords): string[] {
  const rules = [
    operation.isSigned ? callback.signed : callback.unsigned,
    callback.twice,
    callback.address,
    callback.fields,
  ];
  return [
    `### ${callback.deliveries} {#deliveries}`,
    callback.respond,
    rules.map((rule) => `- ${rule}`).join('\n'),
  ];
}
