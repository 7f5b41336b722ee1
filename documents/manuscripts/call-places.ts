import { readFileSync, statSync } from 'node:fs';
import { errorsDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { anchorLead, type FurtherCall, furtherCalls } from './call-sections.ts';
import { manuscriptPath, writtenIds } from './manuscript-files.ts';

/**
 * The address of the error codes of each call in its English document, by operation id, up to the
 * code: `/document-en/sms/mt-sending-v2#error-`. Unlike manuscripts, it needs no description.
 */
export function errorPlaces(): (operationId: string) => string {
  const places = new Map<string, string>();
  for (const id of writtenIds('en'))
    for (const { name, section } of callsIn(manuscriptPath(id, 'en'))) {
      const [, operationId = ''] = name.split('/');
      places.set(operationId, placeIn(documentPath(id, 'en'), section?.id));
    }
  return (operationId) => places.get(operationId) ?? allErrorsPlace;
}

const placeIn = (path: string, section?: string): string => `${path}#${anchorLead(section)}error-`;

/** The same in the list of all codes, for a code without a call. */
export const allErrorsPlace = placeIn(documentPath(errorsDocument, 'en'));

type Call = Omit<FurtherCall, 'section'> & Partial<Pick<FurtherCall, 'section'>>;

const known = new Map<string, { changedMs: number; calls: Call[] }>();

/** A file is read once until it changes. */
function callsIn(path: string): Call[] {
  const changedMs = statSync(path).mtimeMs;
  const read = known.get(path);
  if (read?.changedMs === changedMs) return read.calls;
  const [, head = '', text = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const name = /^operation: (\S+)$/m.exec(head)?.[1];
  const calls = [...(name ? [{ name }] : []), ...furtherCalls(text)];
  known.set(path, { changedMs, calls });
  return calls;
}
