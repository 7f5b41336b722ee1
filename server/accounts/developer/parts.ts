import type { DocumentedApi } from '#contract/documented-api.ts';

/** What the pages for developers need of the sandbox; without one they say so. */
export type SandboxParts = {
  /** Where its calls go. */
  host: string;
  api: DocumentedApi | undefined;
};
