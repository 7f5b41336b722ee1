import { useWays } from '#app/words/use-ways.ts';

type Both<Name extends string> = Record<`${Name}En` | `${Name}Cn`, string>;

/** The calls carry both languages; the end of a field's name tells which. */
export function useInLanguage() {
  const { statusEnding } = useWays();
  return <Name extends string>(fields: Both<Name>, name: Name): string =>
    fields[`${name}${statusEnding}`];
}
