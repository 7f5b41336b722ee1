import type { LanguageId } from '../samples/environment.ts';
import type { Sdk } from './model.ts';
import type { SampleCall } from './sample-call.ts';

/** Files by path, with slashes and without one at the beginning. */
export type Files = Map<string, Buffer>;

/**
 * One language. `write` turns the model into the files of a package and adds the runtime: the files
 * in `runtime/` beside the emitter, written by hand in that language (`runtime-files.ts`). `pack`
 * puts them into the archives and indexes that the tools of the language read; without a compiler
 * that it needs there are none. README.md of this folder says what each part must do.
 */
export type Emitter = {
  language: Exclude<LanguageId, 'curl' | 'csharp'>;
  /** The path on the site below which the packed files are. */
  servedAt: string;
  /** The oldest version of the language that can use the package. */
  needs: string;
  write: (sdk: Sdk) => Files;
  pack: (sdk: Sdk, files: Files) => Files;
  /** The packed file to download. */
  archive: (sdk: Sdk) => string;
  /** How the package is added to a project. */
  install: (sdk: Sdk) => Printed;
  /** The code of a call as the documents print it. */
  sample: (sdk: Sdk, call: SampleCall) => string;
};

/** `grammar` is for highlighting. */
export type Printed = { code: string; grammar: string };

export const textFiles = (texts: Readonly<Record<string, string>>): Files =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
