import { derivedWords } from '#content/docs/derived.ts';
import { documentWords, standardSections } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { type Operation, readOperation } from '../api/operation.ts';
import { eachFurtherCall } from './call-sections.ts';

/** Whether a request has several examples: the samples send the first. */
export const hasMoreRequests = ({ host, requestExamples }: Operation): boolean =>
  host !== '' && requestExamples.length > 1;

/** Expands each further call of a document into the parts of a call, inside its own section. */
export const expandCalls = (
  text: string,
  locale: Locale,
  rulesOf: (operation: Operation) => string[],
): string =>
  eachFurtherCall(text, (name, { id }) => {
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
