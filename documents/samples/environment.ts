import { keyPrefix } from '#content/fill-brand.ts';
import type { sampleLanguages } from './samples.ts';

/** What samples read from their environment. */
export const variables = {
  host: `${keyPrefix}_HOST`,
  accessKey: `${keyPrefix}_ACCESS_KEY`,
  secretKey: `${keyPrefix}_SECRET_KEY`,
  callbackSecret: `${keyPrefix}_CALLBACK_SECRET`,
} as const;

/** Keys in the body of a version 1 example: samples read these from their environment, too. */
export const exampleKeys = { appKey: 'your-app-key', appSecret: 'your-app-secret' } as const;

/** The variable that a sample reads in place of a text of the example. */
export const variableFor = (text: string): string | undefined => exampleVariables.get(text);

const exampleVariables = new Map<string, string>([
  [exampleKeys.appKey, variables.accessKey],
  [exampleKeys.appSecret, variables.secretKey],
]);

export type LanguageId = (typeof sampleLanguages)[number]['id'];

export type Environment = {
  /** Code that reads a variable. */
  read: (name: string) => string;
  /** Code that reads the host and has a default; in Go the default alone, which has its own `if`. */
  readHost: (standard: string) => string;
  /** What a text stands in. */
  quote: '"' | "'" | '';
};

/** How each language reads its environment. */
export const environments: Record<LanguageId, Environment> = {
  curl: {
    read: (name) => `$${name}`,
    readHost: (standard) => `\${${variables.host}:-${standard}}`,
    quote: '',
  },
  node: {
    read: (name) => `process.env.${name}`,
    readHost: (standard) => `process.env.${variables.host} ?? '${standard}'`,
    quote: "'",
  },
  python: {
    read: (name) => `os.environ["${name}"]`,
    readHost: (standard) => `os.environ.get("${variables.host}", "${standard}")`,
    quote: '"',
  },
  java: {
    read: (name) => `System.getenv("${name}")`,
    readHost: (standard) => `System.getenv().getOrDefault("${variables.host}", "${standard}")`,
    quote: '"',
  },
  php: {
    read: (name) => `getenv('${name}')`,
    readHost: (standard) => `getenv('${variables.host}') ?: '${standard}'`,
    quote: "'",
  },
  go: {
    read: (name) => `os.Getenv("${name}")`,
    readHost: (standard) => `"${standard}"`,
    quote: '"',
  },
  csharp: {
    read: (name) => `Environment.GetEnvironmentVariable("${name}")`,
    readHost: (standard) =>
      `Environment.GetEnvironmentVariable("${variables.host}") ?? "${standard}"`,
    quote: '"',
  },
};
