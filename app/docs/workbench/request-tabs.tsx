import { useEffect, useState } from 'react';
import { canonicalLines } from '#content/api/canonical.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { answerHeader } from '../run/header-names.ts';
import { parseJson } from '../run/json.ts';
import { JsonText } from '../run/json-text.tsx';
import { Lines, Quiet } from '../run/run-step.tsx';
import { sha256 } from '../run/sign.ts';
import { requestLines, SignedLines } from '../run/signed-lines.tsx';
import { CodeTabs } from './code-tabs.tsx';
import { DeliveryOutline } from './delivery-outline.tsx';
import { canBeSigned, headersOf, isSigned } from './stored-request.ts';
import type { StoredRequest } from './traffic.ts';
import type { PracticeWords } from './types.ts';

/** Tabs of a stored request: the request itself, its signed lines, response and callbacks. */
export function RequestTabs({
  stored,
  deliveries,
  words,
  practiceWords,
}: {
  stored: StoredRequest;
  deliveries: readonly PracticeDelivery[];
  words: WorkbenchWords['traffic'];
  practiceWords: PracticeWords;
}) {
  const lines = useSignedLines(stored);
  return (
    <CodeTabs
      label={`${stored.method} ${stored.path}`}
      words={words}
      copyWords={practiceWords.copy}
      tabs={[
        {
          id: 'request',
          label: words.tabs.request,
          text: textOf(stored),
          content: (
            <>
              <Lines
                lines={[
                  ...(stored.query
                    ? [{ name: practiceWords.run.lines.query, value: stored.query }]
                    : []),
                  ...headersOf(stored).map((line) => ({
                    ...line,
                    look: line.name === answerHeader ? ('hot' as const) : undefined,
                  })),
                ]}
              />
              {stored.body ? (
                <JsonText value={parseJson(stored.body)} />
              ) : (
                <Quiet>{words.noBody}</Quiet>
              )}
            </>
          ),
        },
        {
          id: 'lines',
          label: words.tabs.lines,
          text: lines.join('\n'),
          content:
            isSigned(stored) && canBeSigned(stored) ? (
              <SignedLines
                empty={practiceWords.run.empty}
                lines={requestLines(lines, practiceWords.run)}
              />
            ) : (
              <Quiet>{isSigned(stored) ? words.linesUnknown : words.unsigned}</Quiet>
            ),
        },
        {
          id: 'response',
          label: words.tabs.response,
          text: stored.answer,
          content: <JsonText value={parseJson(stored.answer)} />,
        },
        {
          id: 'callbacks',
          label: `${words.tabs.callbacks} ${deliveries.length}`,
          text: deliveries.map(({ body }) => body).join('\n'),
          content:
            deliveries.length > 0 ? (
              deliveries
                .toReversed()
                .map((delivery) => (
                  <DeliveryOutline
                    key={delivery.id}
                    delivery={delivery}
                    words={practiceWords.run}
                  />
                ))
            ) : (
              <Quiet>{words.noCallbacks}</Quiet>
            ),
        },
      ]}
    />
  );
}

/** The request as HTTP text. */
const textOf = (stored: StoredRequest): string =>
  [
    `${stored.method} ${stored.path}${stored.query && `?${stored.query}`}`,
    ...headersOf(stored).map(({ name, value }) => `${name}: ${value}`),
    ...(stored.body ? ['', stored.body] : []),
  ].join('\n');

/** The six lines that were signed; empty until they are computed. */
function useSignedLines(stored: StoredRequest): string[] {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    if (!isSigned(stored) || !canBeSigned(stored)) return;
    const { method, path, query, headers, body } = stored;
    void sha256(body).then((bodyHash) =>
      setLines(
        canonicalLines({
          method,
          path,
          query: [...new URLSearchParams(query)],
          timestampMs: headers['x-timestamp'] ?? '',
          nonce: headers['x-nonce'] ?? '',
          bodyHash,
        }),
      ),
    );
  }, [stored]);
  return lines;
}
