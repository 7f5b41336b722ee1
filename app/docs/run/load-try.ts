import { tryCallPath, tryWordsPath } from '#content/docs/paths.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { Locale } from '#contract/locale.ts';
import type { TryCall } from '#documents/try/try-call.ts';

/** The description of a call and the words of Try it, both written by the build, fetched once. */
export async function loadTry(
  call: string,
  locale: Locale,
): Promise<{ call: TryCall; words: TryWords }> {
  const [loadedCall, words] = await Promise.all([
    fetchOnce<TryCall>(tryCallPath(call, locale)),
    fetchOnce<TryWords>(tryWordsPath(locale)),
  ]);
  return { call: loadedCall, words };
}

const fetched = new Map<string, Promise<unknown>>();

/** The type holds because the build wrote the file. A failed fetch is not cached. */
function fetchOnce<File>(path: string): Promise<File> {
  const file = (fetched.get(path) ?? fetchJson(path)) as Promise<File>;
  fetched.set(path, file);
  file.catch(() => fetched.delete(path));
  return file;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
