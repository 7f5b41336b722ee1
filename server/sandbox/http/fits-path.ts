import type { DocumentedCall } from '#contract/documented-api.ts';

/** Whether a path is that of a call; a parameter fits whatever stands in its place. */
export function fitsPath({ path: template }: Pick<DocumentedCall, 'path'>, path: string): boolean {
  const [wanted, parts] = [template.split('/'), path.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, place) => (part.startsWith('{') ? parts[place] : part === parts[place]))
  );
}
