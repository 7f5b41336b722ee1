import { headingOf } from './heading.ts';

/** A further call on a page: its own section has `::call{operation="…"}`. */
export type FurtherCall = { name: string; section: { id: string; name: string } };

const directive = /^::call\{operation="([\w-]+\/\w+)"\}$/;

export function furtherCalls(text: string): FurtherCall[] {
  const calls: FurtherCall[] = [];
  eachFurtherCall(text, (name, section) => calls.push({ name, section }));
  return calls;
}

/** The prefix of a further call's anchors: that of its section. */
export const anchorLead = (section: string | undefined): string => (section ? `${section}-` : '');

/** The text with something else in place of each further call. */
export function eachFurtherCall(
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
