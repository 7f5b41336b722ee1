/// <reference types="postman-collection/types" />

/** The part of Postman's runtime that the tests use; the package has no types. */
declare module 'postman-runtime' {
  import type { Stats } from 'node:fs';
  import type { Readable } from 'node:stream';
  import type { Collection } from 'postman-collection';

  type FileResolver = {
    stat: (path: string, done: (error: Error | null, stats: Stats) => void) => void;
    createReadStream: (path: string) => Readable;
  };
  type Handlers = {
    exception?: (cursor: unknown, error: Error) => void;
    request?: (error: Error | null) => void;
    done: (error: Error | null) => void;
  };
  export class Runner {
    run(
      collection: Collection,
      options: { fileResolver?: FileResolver },
      ready: (error: Error | null, run: { start: (handlers: Handlers) => void }) => void,
    ): void;
  }
}
