import { documentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { readErrors } from '../api/errors.ts';
import type { Field } from '../api/fields.ts';
import { type Operation, type ParameterPlace, readOperation } from '../api/operation.ts';
import { anchorLead } from '../manuscripts/call-sections.ts';
import { resolveLink } from '../manuscripts/links.ts';
import type { Place } from '../manuscripts/read-markdown.ts';
import type { CallbackLine } from '../samples/callback-line.ts';
import { jsonText } from '../samples/literal.ts';
import { sampleRequest } from '../samples/sample-request.ts';
import { writeSamples } from '../samples/samples.ts';
import { type AnsweredError, withCalls } from './answering-calls.ts';
import { type LocalizedErrors, localizeErrors } from './localized-error.ts';
import { type ReasonGroup, reasonGroups } from './reason-groups.ts';
import { type RetryWay, retryWays } from './retry-ways.ts';
import { type SdkPackage, type SdkSample, sdkPackages, sdkSamples } from './sdk-packages.ts';

/** What the build inserts for a manuscript's directive. */
export type Part =
  | {
      kind: 'request-method';
      operation: Pick<Operation, 'id' | 'method' | 'host' | 'path' | 'contentType'>;
      /** The signing headers, which all signed calls share, and their guide. */
      signing: Field[];
      signingGuide: string;
      parameters: { place: ParameterPlace; fields: Field[] }[];
    }
  | {
      kind: 'code';
      name: string;
      label: string;
      samples: Sample[];
      isByLanguage: boolean;
      /** The id of the call in the samples, which can be tried. */
      call?: string;
      /** The same with the packages, which have a document of their own. */
      sdks?: { document: string; samples: SdkSample[] };
    }
  /** `shared` are the fields of every response; `guide` explains them. */
  | { kind: 'fields'; shared: Field[]; guide: string; fields: Field[] }
  /** The fields of an event besides those of every event. */
  | { kind: 'event-fields'; fields: Field[] }
  /** Anchors of a further call start with that of its section. */
  | ({ kind: 'errors'; lead: string } & LocalizedErrors)
  | { kind: 'error-finder'; errors: AnsweredError[] }
  | { kind: 'retries'; ways: RetryWay[] }
  | { kind: 'reasons'; groups: ReasonGroup[] }
  /** The packages for programming languages: a choice of one, how to install it, all of them. */
  | { kind: 'sdk-choice' | 'sdk-install' | 'sdk-versions'; packages: SdkPackage[] };

const placeNames = [
  'request-method',
  'request-example',
  'more-requests',
  'response-example',
  'response-parameters',
  'event-fields',
  'error-codes',
  'error-finder',
  'retries',
  'reasons',
  'sdk-choice',
  'sdk-install',
  'sdk-example',
  'sdk-versions',
] as const;

/** Compiles the part of a document that a directive in its text asks for. */
export function fillPlace(
  { name, attributes }: Place,
  {
    index,
    operation: named,
    locale,
    folder,
  }: {
    /** Position of the place among those of its text. */
    index: number;
    /** The operation of the front matter; a place may name another. */
    operation: string | undefined;
    locale: Locale;
    folder?: string;
  },
): Part {
  if (name === 'error-finder') return { kind: name, errors: withCalls(readErrors(), locale) };
  if (name === 'reasons') return { kind: name, groups: reasonGroups(locale) };
  if (name === 'retries') return { kind: name, ways: retryWays(readErrors(), locale) };
  if (name === 'sdk-choice' || name === 'sdk-install' || name === 'sdk-versions')
    return { kind: name, packages: sdkPackages() };
  const wanted = attributes.operation ?? named;
  if (!wanted) throw new Error(`::${name} needs an operation, here or in the front matter.`);
  const operation = readOperation(wanted, locale, folder);
  const lead = anchorLead(attributes.section);
  const led = (fields: readonly Field[]): Field[] =>
    fields.map((field) => ({ ...field, anchor: lead + field.anchor }));
  const words = documentWords[locale];
  const guideTo = (section: string) => resolveLink(`doc:general/conventions#${section}`, locale);
  const code = (label: string, samples: Sample[], more: Partial<CodePart> = {}): Part => ({
    kind: 'code',
    name: `samples-${index}`,
    label,
    isByLanguage: false,
    samples,
    ...more,
  });
  switch (name) {
    case 'request-method':
      return {
        kind: name,
        operation,
        signing: operation.parameters.flatMap(({ fields }) => led(fields.filter(isSigning))),
        signingGuide: guideTo(operation.host ? 'version-2' : 'verify'),
        parameters: operation.parameters
          .map(({ place, fields }) => ({
            place,
            fields: led(fields.filter((field) => !isSigning(field))),
          }))
          .filter(({ fields }) => fields.length > 0),
      };
    case 'request-example':
      return operation.host
        ? code(words.requestExample, writeSamples(sampleRequest(operation)), {
            isByLanguage: true,
            call: operation.id,
            sdks: {
              document: resolveLink('doc:general/sdks', locale),
              samples: sdkSamples(operation),
            },
          })
        : code(words.requestExample, payloads(operation));
    case 'sdk-example':
      return code(
        words.requestExample,
        sdkSamples(operation).map(({ id, name, sample }) => ({ id, name, ...sample })),
        { isByLanguage: true },
      );
    case 'more-requests':
      return code(words.moreRequests, payloads(operation).slice(1));
    case 'response-example':
      return code(words.responseExample, responses(operation));
    case 'response-parameters':
      return {
        kind: 'fields',
        shared: operation.event ? [] : led(operation.responseFields.filter(isShared)),
        guide: guideTo('errors'),
        fields: led(
          operation.event
            ? operation.responseFields
            : operation.responseFields.filter((field) => !isShared(field)),
        ),
      };
    case 'event-fields':
      return { kind: name, fields: led(bodyOf(operation).filter(isOwn)) };
    case 'error-codes':
      return { kind: 'errors', lead, ...localizeErrors(operation.errors, locale) };
    default:
      throw new Error(`::${name} is not a directive; there are ${placeNames.join(', ')}.`);
  }
}

export type Sample = {
  id: string;
  name: string;
  code: string;
  grammar: string;
  /** The highlighted code: only present in rendered pages. */
  html?: string;
  /** First and last line of the signature code, counted from 1. */
  signing?: readonly [first: number, last: number];
  /** The line that a practice session adds. */
  callback?: CallbackLine;
};

type CodePart = Extract<Part, { kind: 'code' }>;

const payloads = ({ requestExamples }: Operation): Sample[] =>
  requestExamples.map(({ id, name, value }) => ({
    id,
    name,
    code: jsonText(value),
    grammar: 'json',
  }));

/** Every success example, and the first error specific to the call. */
export function responses({ responses: all, errors }: Operation): Sample[] {
  const common = telling.flatMap((one) => errors.common.find(({ code }) => code === one) ?? []);
  const own = errors.own[0] ?? common[0];
  return all.flatMap(({ status, examples }) =>
    examples
      .filter(({ id }) => status.startsWith('2') || id === `error${own?.code}`)
      .map(({ id, name, value }) => ({
        id: `${status}-${id}`,
        name: status.startsWith('2') ? `${status} ${name}` : `${status} ${own?.code}`,
        code: jsonText(value),
        grammar: 'json',
      })),
  );
}

/** For a call without specific errors, the first of these that it can return. */
const telling = [1401, 1005, 1102];

const isSigning = ({ anchor }: Field): boolean =>
  /^header-x-(callback-)?(access-key|timestamp|nonce|signature)$/.test(anchor);

const bodyOf = ({ parameters }: Operation): Field[] =>
  parameters.flatMap(({ place, fields }) => (place === 'body' ? fields : []));

const isOwn = ({ name }: Field): boolean => name.startsWith('data.');

const isShared = ({ name }: Field): boolean => ['code', 'msg', 'requestId'].includes(name);
