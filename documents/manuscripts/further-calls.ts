import { derivedWords } from '#content/docs/derived.ts';
import { documentWords, standardSections } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { type Operation, readOperation } from '../api/operation.ts';
import { headingOf } from './read-markdown.ts';

/** A further call on a page: its own section has `::call{operation="…"}`. */
export type FurtherCall = { name: string; section: { id: string; name: string } };

const directive = /^::call\{operation="([\w-]+\/\w+)"\}$/;

export function furtherCalls(text: string): FurtherCall[] {
  const calls: FurtherCall[] = [];
  eachLine(text, (name, section) => calls.push({ name, section }));
  return calls;
}

/** The prefix of a further call's anchors: that of its section. */
export const anchorLead = (section: string | undefined): string => (section ? `${section}-` : '');

/** Whether a request has several examples: the samples send the first. */
export const hasMoreRequests = ({ host, requestExamples }: Operation): boolean =>
  host !== '' && requestExamples.length > 1;

/** Expands each further call of a document into the parts of a call, inside its own section. */
export const expandCalls = (
  text: string,
  locale: Locale,
  rulesOf: (operation: Operation) => string[],
): string =>
  eachLine(text, (name, { id }) => {
    const operation = readOperation(name, locale);
    const names = documentWords[locale];
    const part = (place: string) => `::${place}{operation="${name}" section="${id}"}`;
    const heading = (section: keyof typeof standardSections) =>
      `### ${standardSections[section][locale]} {#${id}-${section}}`;
    const blocks = operation.event
      ? [
          `### ${names.places.body} {#${id}-body}`,
          derivedWords[locale].callback.sameEnvelope,
          part('event-fields'),
          heading('request-example'),
          part('request-example'),
        ]
      : [
          part('request-method'),
          heading('request-example'),
          part('request-example'),
          ...(hasMoreRequests(operation)
            ? [`### ${names.moreRequests} {#${id}-more-requests}`, part('more-requests')]
            : []),
          heading('response-example'),
          part('response-example'),
          heading('response-parameter-description'),
          part('response-parameters'),
          `### ${names.errors} {#${id}-error-codes}`,
          part('error-codes'),
          ...rulesOf(operation),
        ];
    return blocks.filter(Boolean).join('\n\n');
  });

function eachLine(
  text: string,
  replace: (name: string, section: FurtherCall['section']) => unknown,
): string {
  let heading: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('## ')) heading = line.slice(3);
      const name = directive.exec(line)?.[1];
      if (!name) return line;
      if (!heading) throw new Error(`${line} stands in no section of its own.`);
      return replace(name, headingOf(heading));
    })
    .join('\n');
}
