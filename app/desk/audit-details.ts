import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';

/** Ids that mean something to the server alone. */
const isUnspoken = new Set(['session', 'event']);

/** Tells in words what was recorded about an action. */
export function useAuditDetails(): (details: Record<string, unknown>) => string {
  const { roles } = useWords('desk');
  const { fields, values, list } = useWords('deskAudit');
  const { utc } = useFormats();
  const named: Record<string, string> = { ...roles, ...values };

  const tell = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(tell).join(', ');
    if (typeof value === 'object' && value !== null) return tellAll(value);
    const text = String(value);
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? utc(text) : (named[text] ?? text);
  };
  const tellAll = (details: object): string =>
    joinBy(
      list,
      Object.entries(details).flatMap(([name, value]) => {
        const isNothing = value === false || value === '' || value === 0 || value === null;
        if (isNothing || isUnspoken.has(name)) return [];
        // The ids of sessions are not told, only how many.
        const told = name === 'sessions' && Array.isArray(value) ? value.length : tell(value);
        return [fill(fields[name] ?? `${name}: {value}`, { value: told })];
      }),
    );
  return tellAll;
}
