import { readFileSync } from 'node:fs';
import { errorsDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { anchorLead, type FurtherCall, furtherCalls } from './call-sections.ts';
import { manuscriptPath, writtenIds } from './manuscript-files.ts';

/**
 * The address of the error codes of each call in its English document, by operation id, up to the
 * code: `/document-en/sms/mt-sending-v2#error-`. Unlike manuscripts, it needs no description.
 */
export function errorPlaces(): (operationId: string) => string {
  const now = performance.now();
  if (!kept || now - kept.readAt > keptForMs) kept = { readAt: now, places: readPlaces() };
  const { places } = kept;
  return (operationId) => places.get(operationId) ?? allErrorsPlace;
}

/** A build needs them for every product; changed files are read again during development. */
const keptForMs = 2000;
let kept: { readAt: number; places: ReadonlyMap<string, string> } | undefined;

function readPlaces(): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const id of writtenIds('en'))
    for (const { name, section } of callsIn(manuscriptPath(id, 'en'))) {
      const [, operationId = ''] = name.split('/');
      places.set(operationId, placeIn(documentPath(id, 'en'), section?.id));
    }
  return places;
}

const placeIn = (path: string, section?: string): string => `${path}#${anchorLead(section)}error-`;

/** The same in the list of all codes, for a code without a call. */
export const allErrorsPlace = placeIn(documentPath(errorsDocument, 'en'));

type Call = { name: string; section?: FurtherCall['section'] };

/** The operation of its front matter, and those of its sections. */
function callsIn(path: string): Call[] {
  const [, head = '', text = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const name = /^operation: (\S+)$/m.exec(head)?.[1];
  return [...(name ? [{ name }] : []), ...furtherCalls(text)];
}
