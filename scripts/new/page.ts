import { join } from 'node:path';
import { findPage, localeOfPath, pages } from '#content/site-map.ts';
import { addAfterLast, addToBlock } from './insert.ts';
import {
  camelCase,
  keyOf,
  pascalCase,
  requireChineseTitle,
  requireName,
  requireTitle,
  titleOfName,
} from './names.ts';
import { type Plan, Refused, readIn, type Titles } from './plan.ts';

/** A public page of a kind of its own: a heading in the frame, and sections along the rail. */
export function newPage(root: string, wanted: string, titles: Titles): Plan {
  const name = requireName(wanted);
  if (name in pages || findPage(`/${name}`)) throw new Refused(`There is a page ${name} already.`);
  if (served.has(name) || localeOfPath(`/${name}`) !== 'en')
    throw new Refused(`/${name} cannot be the path of an English page: choose another name.`);
  const english = requireTitle(titles.en ?? titleOfName(name), 36);
  const chinese = requireChineseTitle(titles.zh ?? '新页面', 16);
  requireOwnTitle(root, 'en', english, '--title');
  requireOwnTitle(root, 'zh', chinese, '--title-zh');
  const folder = `content/pages/${name}`;
  return {
    files: {
      [`${folder}/structure.ts`]: structure,
      [`${folder}/en.ts`]: englishWords(english),
      [join(folder, 'zh.ts')]: chineseWords(chinese),
      [`${folder}/${name}.ts`]: joined(name),
      [`app/pages/${name}.tsx`]: template(name),
      [`app/pages/${name}.module.css`]: styles,
    },
    edits: {
      'content/site-map.ts': (text) =>
        addToBlock(
          text,
          'export const pages = {',
          `  ${keyOf(name)}: marketing('${name}', '${name}'),`,
        ),
      'content/heads/en.ts': (text) => addToBlock(text, headsBegin, englishHead(name, english)),
      'content/heads/zh.ts': (text) => addToBlock(text, headsBegin, chineseHead(name, chinese)),
      'app/routes.ts': (text) =>
        addToBlock(text, 'const templates: ', `  ${keyOf(name)}: 'pages/${name}.tsx',`),
      'app/layout/ground.ts': (text) =>
        addToBlock(text, 'const grounds: ', `  ${keyOf(name)}: 'ink',`),
      'bench/weight/pages.ts': (text) =>
        addToBlock(
          text,
          'const pagesIn = ',
          `  page(locale, '${name.replaceAll('-', ' ')}', '${name}', 'pricing'),`,
        ),
      'docs/architecture.md': (text) =>
        addAfterLast(
          text,
          '| `content/pages/',
          `| \`${folder}/\` | the words of the page ${name} |`,
          'Folders',
        ),
    },
    next: [
      `${folder}/en.ts, zh.ts: the words; structure.ts: its sections and their order`,
      `content/heads/en.ts, zh.ts: title and description of ${name}`,
      `app/pages/${name}.tsx, ${name}.module.css: a picture for the opening section, if it has one`,
      'content/interface/layout/structure.ts: a link in the footer; nothing leads to the page yet',
      'tests/journeys/: what a visitor can do there; docs/spec-coverage.md and docs/deviations.md, if the specification speaks of it',
      `npm run dev, then look at /${name} and /zh-${name} at 1440 and 390 pixels`,
    ],
  };
}

/** Paths that the server or the proxy in front of it answers. */
const served = new Set(
  `api assets client dev healthy mcp metrics nxapi openapi readyz refusals sandbox`.split(' '),
);

const headsBegin = 'export const heads: Heads = {';

/** Two pages with one title could not be told apart in search results. */
function requireOwnTitle(root: string, locale: 'en' | 'zh', title: string, option: string): void {
  if (readIn(root, `content/heads/${locale}.ts`).includes(`titled('${title}')`))
    throw new Refused(`Another page has the title “${title}”: choose one with ${option}.`);
}

const structure = `/** Sections in their order. */
export const sections = ['what', 'next'] as const;
type SectionId = (typeof sections)[number];

export type Words = {
  /** Line by line. */
  headline: readonly string[];
  sentence: string;
  sections: Record<SectionId, { heading: string; text: string }>;
};
`;

const englishWords = (title: string): string => `import type { Words } from './structure.ts';

export const words: Words = {
  headline: ['${title}'],
  sentence: 'One sentence says what a visitor finds here.',
  sections: {
    what: {
      heading: 'What it is',
      text: 'Two or three sentences explain it. The most important one comes first.',
    },
    next: {
      heading: 'What to do next',
      text: 'One sentence names the next step and where it leads.',
    },
  },
};
`;

const chineseWords = (title: string): string => `import type { Words } from './structure.ts';

export const words: Words = {
  headline: ['${title}'],
  sentence: '用一句话说明访客能在这里找到什么。',
  sections: {
    what: {
      heading: '内容介绍',
      text: '用两三句话说明内容，最重要的放在最前面。',
    },
    next: {
      heading: '下一步',
      text: '用一句话说明下一步做什么，以及去哪里做。',
    },
  },
};
`;

const joined = (name: string): string => `import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { sections } from './structure.ts';
import { words as chinese } from './zh.ts';

const wordsOf = { en: english, zh: chinese };

export function ${camelCase(name)}Of(locale: Locale) {
  const words = wordsOf[locale];
  return { ...words, sections: sections.map((id) => ({ id, ...words.sections[id] })) };
}
`;

const template = (
  name: string,
): string => `import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { Hero, HeroText, LoopLine } from '#app/ui/hero.tsx';
import { Section } from '#app/ui/section.tsx';
import { ${camelCase(name)}Of } from '#content/pages/${name}/${name}.ts';
import { localeOfPath } from '#content/site-map.ts';
import styles from './${name}.module.css';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  content: ${camelCase(name)}Of(localeOfPath(url.pathname)),
});

export default function ${pascalCase(name)}() {
  const { headline, sentence, sections } = useLoaderData<typeof loader>().content;
  return (
    <>
      <Hero className={styles.hero} data-ground="ink">
        <HeroText headline={headline} sentence={sentence} />
        <LoopLine />
      </Hero>
      {sections.map(({ id, heading, text }) => (
        <Section key={id} id={id} heading={heading}>
          <p className={styles.text}>{text}</p>
        </Section>
      ))}
    </>
  );
}
`;

const styles = `@layer page {
  /* The line passes below the text, bends at the right margin and becomes the rail. */
  .hero {
    --text-width: 760px;
    --sentence-width: 560px;
    --foot: 48px;
    --drop: 92px;
    padding-bottom: calc(var(--foot) + var(--drop) + 56px);

    @media (width <= 760px) {
      --foot: 28px;
      --drop: 72px;
      padding-bottom: calc(var(--foot) + var(--drop) + 40px);
    }
  }

  .text {
    max-width: 720px;
    font-size: var(--text-19);
  }
}
`;

const englishHead = (name: string, title: string): string => `  ${keyOf(name)}: {
    title: titled('${title}'),
    description:
      '${title}: what it is, whom it is for and what to do next. One or two sentences that make a reader of search results open this page.',
  },`;

const chineseHead = (name: string, title: string): string => `  ${keyOf(name)}: {
    title: titled('${title}'),
    description:
      '${title}：内容介绍、适用对象以及下一步怎么做。请用一两句话概括本页内容，让读者在搜索结果中一眼看懂，并愿意点击打开。',
  },`;
