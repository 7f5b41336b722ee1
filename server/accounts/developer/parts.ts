import type { DocumentedApi } from '#contract/documented-api.ts';

/** Parts of the sandbox that the developer pages need. */
export type SandboxParts = {
  /** Host of sandbox calls. */
  host: string;
  api: DocumentedApi | undefined;
};
