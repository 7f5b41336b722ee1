import type { Data } from '../../things.ts';

/** What somebody enters in a flow: the first choice where there is one, else a word. */
export function filledIn(definition: unknown): Data {
  return Object.fromEntries(fieldsOf(definition).map((field) => [field.name, enteredIn(field)]));
}

type Field = { name: string; type?: unknown; 'data-source'?: unknown };

/** Everything on the screens that has a name and a label. */
function fieldsOf(part: unknown): Field[] {
  if (Array.isArray(part)) return part.flatMap(fieldsOf);
  if (typeof part !== 'object' || part === null) return [];
  if ('name' in part && 'label' in part && typeof part.name === 'string')
    return [{ ...part, name: part.name }];
  return Object.values(part).flatMap(fieldsOf);
}

function enteredIn({ type, 'data-source': source }: Field): string {
  const [first] = Array.isArray(source) ? source : [];
  if (typeof first === 'object' && first !== null && 'id' in first) return String(first.id);
  return type === 'DatePicker' ? '2026-11-16' : 'Yes';
}
