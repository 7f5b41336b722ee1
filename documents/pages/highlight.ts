import { createHighlighter, type Highlighter, type ThemeRegistration } from 'shiki';

/** Placeholder colours for our four classes; the style sheet defines the real ones. */
const classes: Record<string, string> = {
  '#000001': 'tok-keyword',
  '#000002': 'tok-string',
  '#000003': 'tok-number',
  '#000004': 'tok-comment',
};

const theme: ThemeRegistration = {
  name: 'tokens',
  type: 'dark',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    {
      scope: [
        'keyword',
        'storage.type',
        'storage.modifier',
        'variable.language',
        'support.function.builtin.shell',
      ],
      settings: { foreground: '#000001' },
    },
    {
      scope: ['entity.name.command', 'entity.name.function.call.command'],
      settings: { foreground: '#000001' },
    },
    {
      scope: [
        'keyword.operator',
        'storage.modifier.import',
        'storage.modifier.package',
        'string.unquoted.argument',
        'constant.other.option',
      ],
      settings: { foreground: '#ffffff' },
    },
    {
      scope: [
        'string.quoted',
        'string.template',
        'string.unquoted.heredoc',
        'string.interpolated',
        'punctuation.definition.string',
        'support.type.property-name.json',
        'entity.name.tag.yaml',
      ],
      settings: { foreground: '#000002' },
    },
    { scope: ['constant.numeric', 'constant.language'], settings: { foreground: '#000003' } },
    {
      scope: ['comment', 'punctuation.definition.comment'],
      settings: { foreground: '#000004' },
    },
    { scope: ['markup.deleted'], settings: { foreground: '#000004' } },
    { scope: ['punctuation.definition.inserted'], settings: { foreground: '#000001' } },
  ],
};

const grammars = [
  'bash',
  'javascript',
  'typescript',
  'python',
  'java',
  'kotlin',
  'php',
  'go',
  'csharp',
  'json',
  'http',
  'html',
  'xml',
  'diff',
  'yaml',
];

let highlighter: Promise<Highlighter> | undefined;
const done = new Map<string, Promise<string>>();

/**
 * Code as text and `<span class="tok-…">`; see `HighlightedCode`. Both languages share most of it.
 */
export function highlight(code: string, grammar: string): Promise<string> {
  const key = `${grammar} ${code}`;
  const html = done.get(key) ?? colourOnce(key, code, grammar);
  done.set(key, html);
  return html;
}

/** Everything highlighted so far, for the next build. */
export const highlighted = async (): Promise<Map<string, string>> =>
  new Map(await Promise.all([...done].map(async ([key, html]) => [key, await html] as const)));

/** Results of an earlier build; `highlighted` then returns only those that were used again. */
export function restoreHighlighted(known: Map<string, string>): void {
  earlier = known;
}

let earlier = new Map<string, string>();

const colourOnce = async (key: string, code: string, grammar: string): Promise<string> =>
  earlier.get(key) ?? colour(code, grammar);

async function colour(code: string, grammar: string): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: grammars });
  const { codeToTokensBase } = await highlighter;
  if (!grammars.includes(grammar)) return escapeText(code);
  // No time limit per line: a busy machine must not lose colours.
  const lines = codeToTokensBase(code, {
    lang: grammar as 'json',
    theme,
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => joinRuns(line).map(drawRun).join('')).join('\n');
}

type Run = { text: string; name?: string };

/** Adjacent tokens of one class become one span. */
function joinRuns(tokens: { content: string; color?: string }[]): Run[] {
  const runs: Run[] = [];
  for (const { content, color } of tokens) {
    const name = classes[color?.toLowerCase() ?? ''];
    const last = runs.at(-1);
    if (last && last.name === name) last.text += content;
    else runs.push({ text: content, name });
  }
  return runs;
}

const drawRun = ({ text, name }: Run): string =>
  name ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
