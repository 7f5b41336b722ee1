import { errorsDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import { localeSettings } from '#content/locale-settings.ts';
import type { ReasonCard } from '#content/reasons.ts';
import { markSample } from '#content/sample-marks.ts';
import type { Locale } from '#contract/locale.ts';
import type { Field } from '../api/fields.ts';
import { describeLimit } from '../pages/limits.ts';
import type { LocalizedError } from '../pages/localized-error.ts';
import type { Part } from '../pages/parts.ts';
import { type FieldsOf, presenceOf } from '../pages/presence.ts';
import type { SdkPackage } from '../pages/sdk-packages.ts';
import type { Printed } from '../sdks/emitter.ts';

/** A part of a document as Markdown: tables, and titled code blocks. */
export function writePart(part: Part, words: DocumentWords, locale: Locale): string {
  switch (part.kind) {
    case 'request-method': {
      const { id, method, host, path } = part.operation;
      return [
        `\`${method} ${host ? host + path : words.yourAddress}\``,
        ...(host ? [fill(words.meaning, { name: words.operationId, means: `\`${id}\`` })] : []),
        ...withSigning(part).map(
          ({ place, fields }) =>
            `**${words.places[place]}**\n\n${fieldTable(fields, words, locale, host ? 'request' : 'callback')}`,
        ),
      ].join('\n\n');
    }
    case 'fields':
      return fieldTable([...part.shared, ...part.fields], words, locale, 'answer');
    case 'event-fields':
      return fieldTable(part.fields, words, locale, 'callback');
    case 'error-finder':
      return errorTable(part.errors, words);
    case 'errors': {
      const { own, inside, common } = part;
      return [
        ...(own.length > 0 ? [errorTable(own, words)] : []),
        ...(inside.length > 0
          ? [`**${words.folds.insideErrors}**`, errorTable(inside, words, true)]
          : []),
        ...(common.length > 0 ? [commonErrors(common, words, locale)] : []),
      ].join('\n\n');
    }
    case 'retries':
      return table(
        [words.heads.retry, words.heads.means, words.errors],
        part.ways.map(({ retry, codes }) => [
          words.retries[retry],
          words.retryMeanings[retry],
          codes.map(({ code }) => code).join(words.limits.separator),
        ]),
      );
    case 'reasons':
      return part.groups
        .map(({ name, cards }) => `**${name}**\n\n${reasonTable(cards, words)}`)
        .join('\n\n');
    case 'code':
      return [
        ...(part.sdks?.samples ?? []).map(({ id, name, sample }) =>
          markSample(id, titled(fill(words.sdks.named, { language: name }), sample)),
        ),
        ...part.samples.map(({ id, name, ...sample }) => {
          const text = titled(name, sample);
          return part.isByLanguage ? markSample(id, text) : text;
        }),
      ].join('\n\n');
    case 'sdk-choice':
      return '';
    case 'sdk-install':
      return part.packages
        .filter(({ served }) => served)
        .map(({ id, name, install }) => markSample(id, titled(name, install)))
        .join('\n\n');
    case 'sdk-versions':
      return sdkTable(part.packages, words);
  }
}

const titled = (title: string, { code, grammar }: Printed): string =>
  `**${title}**\n\n\`\`\`${grammar}\n${code}\n\`\`\``;

function sdkTable(packages: readonly SdkPackage[], { sdks }: DocumentWords): string {
  const { package: head, version, needs, download } = sdks;
  return table(
    [head, version, needs, 'SHA-256', download],
    packages.map(({ name, served, ...one }) => [
      name,
      one.version,
      fill(sdks.from, { language: name, version: one.needs }),
      ...(served
        ? [`\`${served.sha256}\``, `[${sdks.download}](${served.path})`]
        : ['–', fill(sdks.lacking, { names: name })]),
    ]),
  );
}

/** A row for each meaning. */
function reasonTable(cards: readonly ReasonCard[], { reasons, limits }: DocumentWords): string {
  const { name, states, means, next, products } = reasons.heads;
  return table(
    [name, states, means, next, products],
    cards.flatMap((card) =>
      card.cases.map((one) => [
        `\`${card.name}\``,
        one.states.map((state) => `\`${state}\``).join(' '),
        one.means,
        [
          one.aside ? fill(reasons.step, { tag: one.tag, aside: one.aside }) : one.tag,
          ...(one.whose ? [one.whose] : []),
        ].join('<br>'),
        one.products.map((product) => product.name).join(limits.separator),
      ]),
    ),
  );
}

/** Common codes are explained once, in the list of all codes. */
const commonErrors = (errors: readonly LocalizedError[], words: DocumentWords, locale: Locale) => {
  const name = fill(words.folds.commonErrors, { count: errors.length });
  const list = `[${words.errors}](${documentPath(errorsDocument, locale)}.md)`;
  return fill(words.meaning, {
    name: fill(words.aside, { lead: `**${name}**`, text: list }),
    means: errors.map(({ code }) => code).join(words.limits.separator),
  });
};

/** The signing headers come first, in the same table. */
function withSigning({ signing, parameters }: Extract<Part, { kind: 'request-method' }>) {
  const own = parameters.find(({ place }) => place === 'header')?.fields ?? [];
  const headers = { place: 'header' as const, fields: [...signing, ...own] };
  return [headers, ...parameters.filter(({ place }) => place !== 'header')].filter(
    ({ fields }) => fields.length > 0,
  );
}

/** An entry of a list has no HTTP status. */
function errorTable(
  errors: readonly LocalizedError[],
  words: DocumentWords,
  isInside = false,
): string {
  const { code, status, means, remedy, retry } = words.heads;
  return table(
    [code, ...(isInside ? [] : [status]), means, remedy, retry],
    errors.map((error) => [
      String(error.code),
      ...(isInside ? [] : [String(error.status)]),
      error.means,
      error.remedy,
      words.retries[error.retry],
    ]),
  );
}

function fieldTable(
  fields: readonly Field[],
  words: DocumentWords,
  locale: Locale,
  of: FieldsOf,
): string {
  const { name, type, description } = words.heads;
  const presence = presenceOf(of, words);
  return table(
    [name, type, ...(presence ? [presence.head] : []), description],
    fields.map((field) => [
      `\`${field.name}\``,
      field.type,
      ...(presence ? [presence.say(field)] : []),
      withLimits(field, words, locale) + valueLine(field, words),
    ]),
  );
}

const withLimits = (
  { description, limits }: Field,
  words: DocumentWords,
  locale: Locale,
): string => {
  const sayings = limits.map((limit) => {
    const { text, values } = describeLimit(limit, words.limits);
    const list = values.map((value) => `\`${value}\``).join(words.limits.separator);
    return list ? `${text} ${list}` : text;
  });
  const text = sayings.join(localeSettings[locale].dot);
  return text ? fill(words.aside, { lead: description, text }) : description;
};

const valueLine = ({ values }: Field, words: DocumentWords): string =>
  values
    .map(({ value, means, isFinal }) => {
      const plain = `\`${value}\``;
      const name = isFinal ? fill(words.aside, { lead: plain, text: words.final }) : plain;
      return `<br>${fill(words.meaning, { name, means })}`;
    })
    .join('');

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
