import { isData } from '../../records/is-data.ts';
import type { Data } from '../../records/record-store.ts';

/** What a person enters in a flow: the first choice, else a word. */
export const filledIn = (definition: unknown): Data =>
  Object.fromEntries(fieldsOf(definition).map((field) => [field.name, enteredIn(field)]));

/** Components with a name and a label. */
function fieldsOf(part: unknown): Data[] {
  if (Array.isArray(part)) return part.flatMap(fieldsOf);
  if (!isData(part)) return [];
  return 'name' in part && 'label' in part ? [part] : Object.values(part).flatMap(fieldsOf);
}

function enteredIn({ type, 'data-source': choices }: Data): string {
  const [first] = Array.isArray(choices) ? choices : [];
  if (isData(first)) return String(first.id);
  return type === 'DatePicker' ? '2026-11-16' : 'Yes';
}
