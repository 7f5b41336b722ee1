import { NoAnswer } from '#app/request/failures.ts';
import { type DocumentFacts, factsAttribute, readFacts } from './document-facts.ts';

const documentTimeoutMs = 120_000;

export type FetchedDocument = {
  facts: DocumentFacts;
  element: Element;
  /** The style sheets of its page: a few documents have parts that others lack. */
  sheets: string[];
  release?: string;
};

/** A document did not arrive: the connection failed, it took too long, or something else came. */
export class DocumentLoadError extends Error {
  override name = 'DocumentLoadError';
}

/**
 * The HTML of one document. Our policy lets no string become markup; a request that answers with
 * a parsed document needs none.
 */
export const fetchDocument = (path: string): Promise<FetchedDocument> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (why: string, cause?: Error) =>
      reject(new DocumentLoadError(`Loading document ${path} failed (${why}).`, { cause }));
    // While the site is developed there is the whole page alone; it holds the same element.
    request.open('GET', import.meta.env.DEV ? path : `${path}.html`);
    request.responseType = 'document';
    request.timeout = documentTimeoutMs;
    request.ontimeout = () => fail('timeout', new NoAnswer());
    request.onerror = () => fail('network', new NoAnswer());
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
