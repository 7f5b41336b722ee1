import { callbackLine } from './callback-line.ts';
import { writeCSharp } from './csharp.ts';
import { writeCurl } from './curl.ts';
import { writeGo } from './go.ts';
import { writeJava } from './java.ts';
import { writeNode } from './node.ts';
import { writePhp } from './php.ts';
import { writePython } from './python.ts';
import type { SampleCode } from './sample-code.ts';
import type { SampleRequest } from './sample-request.ts';

/** The languages of the samples, in the order of their tabs; `grammar` is for highlighting. */
export const sampleLanguages = [
  { id: 'curl', name: 'cURL', grammar: 'bash', write: writeCurl },
  { id: 'node', name: 'Node.js', grammar: 'javascript', write: writeNode },
  { id: 'python', name: 'Python', grammar: 'python', write: writePython },
  { id: 'java', name: 'Java', grammar: 'java', write: writeJava },
  { id: 'php', name: 'PHP', grammar: 'php', write: writePhp },
  { id: 'go', name: 'Go', grammar: 'go', write: writeGo },
  { id: 'csharp', name: 'C#', grammar: 'csharp', write: writeCSharp },
] as const satisfies readonly SampleLanguage[];

type SampleLanguage = {
  id: string;
  name: string;
  grammar: string;
  write: (request: SampleRequest) => SampleCode;
};

export const writeSamples = (request: SampleRequest) =>
  sampleLanguages.map(({ id, name, grammar, write }) => ({
    id,
    name,
    grammar,
    ...write(request),
    callback: callbackLine(write, request),
  }));
