import { NoResponse } from '#app/request/failures.ts';
import { type DocumentFacts, factsAttribute, readFacts } from './document-facts.ts';

const documentTimeoutMs = 120_000;

export type FetchedDocument = {
  facts: DocumentFacts;
  element: Element;
  /** Style sheets of the page: some documents need further ones. */
  sheets: string[];
  release?: string;
};

/** A document was not loaded: no connection, a timeout, or an unexpected response. */
export class DocumentLoadError extends Error {
  override name = 'DocumentLoadError';
}

/**
 * The HTML of one document. Trusted Types forbid turning strings into markup; an XMLHttpRequest
 * with `responseType = 'document'` needs none.
 */
export const fetchDocument = (path: string): Promise<FetchedDocument> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (why: string, cause?: Error) =>
      reject(new DocumentLoadError(`Loading document ${path} failed (${why}).`, { cause }));
    // The development server has no file with the article alone; its whole page has the article too.
    request.open('GET', import.meta.env.DEV ? path : `${path}.html`);
    request.responseType = 'document';
    request.timeout = documentTimeoutMs;
    request.ontimeout = () => fail('timeout', new NoResponse());
    request.onerror = () => fail('network', new NoResponse());
    request.onload = () => {
      const answer = request.responseXML?.documentElement;
      const element = answer?.querySelector(`[${factsAttribute}]`);
      if (request.status === 200 && answer && element)
        resolve({
          facts: readFacts(element),
          element,
          sheets: import.meta.env.DEV ? [] : sheetsOf(answer),
          release: answer.dataset.release,
        });
      else fail(String(request.status));
    };
    request.send();
  });

const sheetsOf = (answer: Element): string[] =>
  [...answer.querySelectorAll('link[rel=stylesheet]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
