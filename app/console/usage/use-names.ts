import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';

/** What a row of figures is about, by name. */
export function useNames() {
  const words = useWords('consoleUsage');
  const products: Record<string, string> = useWords('productNames');
  const formats = useFormats();
  return {
    product: (id: string): string => products[id] ?? id,
    country: (code: string): string =>
      code === unknownCountry ? words.noCountry : (formats.country(code) ?? code),
    key: ({ key, name }: { key: string; name: string | null }): string =>
      key === withoutKey ? words.noKey : (name ?? words.deletedKey),
  };
}

const unknownCountry = 'ZZ';
export const withoutKey = 'none';
