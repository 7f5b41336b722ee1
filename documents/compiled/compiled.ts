import type { DocumentedApi } from '#contract/documented-api.ts';
import type { Localized } from '#contract/locale.ts';
import { type Manuscript, restoreManuscripts } from '../manuscripts/manuscripts.ts';
import type { CompiledDocument } from '../pages/compile-document.ts';
import { inputHash } from './input-hash.ts';
import { readStored } from './store.ts';

/** What one program of the build makes of the documents for all others. */
export type Compiled = {
  manuscripts: Localized<Manuscript[]>;
  /** Compiled documents by `compiledKey`. */
  pages: Map<string, CompiledDocument>;
  /** Generated files next to the pages, by path. */
  files: Map<string, string>;
  api: DocumentedApi;
  /** Packages for programming languages, by path on the site. */
  sdks: Map<string, Buffer>;
};

/** Undefined unless a build has compiled exactly the current inputs. */
export const readCompiled = <Name extends keyof Compiled>(name: Name): Compiled[Name] | undefined =>
  // The hash includes the code that wrote the value, so the value has the type of this code.
  readStored(name, inputHash()) as Compiled[Name] | undefined;

/** Makes `allManuscripts` return what the build read, without reading it again. */
export function restoreFromBuild(): void {
  const manuscripts = readCompiled('manuscripts');
  if (manuscripts) restoreManuscripts(manuscripts);
}

export const compiledKey = ({ locale, id }: Pick<Manuscript, 'locale' | 'id'>): string =>
  `${locale}/${id}`;
