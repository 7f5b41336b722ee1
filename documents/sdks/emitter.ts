import type { Sdk } from './model.ts';

/** Files by path, with slashes and without one at the beginning. */
export type Files = Map<string, Buffer>;

/**
 * One language. `write` turns the model into the files of a package and adds the runtime: the files
 * in `runtime/` beside the emitter, written by hand in that language (`runtime-files.ts`). `pack`
 * puts them into the archives and indexes that the tools of the language read, as they are served
 * below `/sdk/<folder>/` or the address that the tools require. README.md of this folder says what
 * each part must do.
 */
export type Emitter = {
  folder: string;
  /** Where the site serves it, without slashes around, if not in `sdk/<folder>`. */
  servedAt?: string;
  write: (sdk: Sdk) => Files;
  pack: (sdk: Sdk, files: Files) => Files;
};

export const textFiles = (texts: Readonly<Record<string, string>>): Files =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
