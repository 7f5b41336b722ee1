import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { descriptionProblems } from '#scripts/checks/documents/check-descriptions.ts';
import { sandboxProblems } from '#scripts/checks/documents/check-sandbox.ts';
import { newCall } from './call.ts';
import { newDocument } from './document.ts';
import { newMail } from './mail.ts';
import { newPage } from './page.ts';
import { type Plan, Refused, writePlan } from './plan.ts';

const today = '2026-11-18';

/** A project with only the files that a plan changes or reads. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const copy = (...files: string[]) => {
  for (const file of files) cpSync(file, join(root, file), { recursive: true });
};
const written = (file: string) => readFileSync(join(root, file), 'utf8');

/** Makes it and returns the names of all files; code must parse. */
function make(plan: Plan): string[] {
  copy(...Object.keys(plan.edits));
  const files = writePlan(root, plan);
  for (const file of files.filter((one) => one.endsWith('.ts')))
    expect(() => stripTypeScriptTypes(written(file)), file).not.toThrow();
  return files;
}

/** The values of the front matter. */
const frontMatter = (file: string): Record<string, string> =>
  parse(/^---\n(.*?)\n---\n/s.exec(written(file))?.[1] ?? '');

describe('page', () => {
  test('is in every table, with words in both languages and a heading below the header', () => {
    copy('content/heads');
    const files = make(newPage(root, 'our-partners', { zh: '合作伙伴' }));
    expect(files).toHaveLength(13);
    expect(written('content/site-map.ts')).toContain(
      "  'our-partners': marketing('our-partners', 'our-partners'),\n} as const",
    );
    expect(written('app/routes.ts')).toContain("'our-partners': 'pages/our-partners.tsx',\n};");
    expect(written('app/layout/ground.ts')).toContain("'our-partners': 'ink',\n};");
    expect(written('content/heads/en.ts')).toContain("titled('Our partners')");
    expect(written('content/heads/zh.ts')).toContain("titled('合作伙伴')");
    expect(written('content/pages/our-partners/zh.ts')).toContain("headline: ['合作伙伴']");
    expect(written('app/pages/our-partners.tsx')).toMatch(/<Hero [^>]*>\s*<HeroText headline=/);
    const [folders] = written('docs/architecture.md').split('\n## Which');
    expect(folders).toContain('| `content/pages/our-partners/` |');
  });

  test('is refused where its name or title is taken', () => {
    copy('content/heads');
    expect(() => newPage(root, 'pricing', {})).toThrow('There is a page pricing already');
    expect(() => newPage(root, 'zh', {})).toThrow('There is a page zh already');
    for (const name of ['sandbox', 'zhuhai'])
      expect(() => newPage(root, name, {})).toThrow('cannot be the path of an English page');
    expect(() => newPage(root, 'fares', { en: 'Pricing' })).toThrow('choose one with --title');
    expect(() => newPage(root, 'fares', { zh: 'Fares' })).toThrow('is not Chinese');
  });
});

describe('document', () => {
  test('is a guide in both languages with a menu entry', () => {
    make(newDocument('sms/opt-outs', { zh: '退订' }, today));
    expect(frontMatter('content/docs/en/sms/opt-outs.md')).toMatchObject({
      title: 'SMS opt outs',
      menu: 'Opt outs',
      updated: today,
    });
    expect(frontMatter('content/docs/zh/sms/opt-outs.md')).toMatchObject({ title: '短信退订' });
    expect(written('content/docs/menu.ts')).toMatch(/sms-faq\s+opt-outs[`']/);
  });

  test.each([
    ['sms/sms-faq', 'There is a document sms/sms-faq already'],
    ['pigeons/faq', 'no category pigeons'],
    ['sms', 'is no place'],
    ['sms/a/b', 'is no place'],
    ['sms/OptOuts', 'is no name'],
    ['sms/../faq', 'is no place'],
    [`sms/${'a'.repeat(33)}`, 'is too long'],
  ])('%s is refused', (place, problem) => {
    expect(() => newDocument(place, {}, today)).toThrow(problem);
  });
});

describe('call', () => {
  const api = () => join(root, 'content/api');
  const newOne = (place: string, given: { method?: string; path?: string } = {}) =>
    newCall(root, place, { ...given, titles: {}, today });
  /** The plan is made with what the calls before it have written, except for the menu. */
  const makeOne = (place: string, given?: { method?: string; path?: string }) => {
    const plan = newOne(place, given);
    cpSync('content/docs/menu.ts', join(root, 'content/docs/menu.ts'));
    return writePlan(root, plan);
  };
  beforeEach(() => {
    for (const file of ['common.yaml', 'sms.yaml', 'errors']) copy(`content/api/${file}`);
    mkdirSync(join(root, 'content/docs'), { recursive: true });
  });

  test('is described so that nothing is missing, whatever it does and in any order', () => {
    for (const name of ['delete', 'get', 'list', 'update', 'create', 'check'])
      makeOne(`sms/blocked-${name}`);
    makeOne('sms/blocked-release', { method: 'put', path: '/v2/sms/blocked/{blockedId}/release' });
    expect(descriptionProblems(api())).toEqual([]);
    expect(sandboxProblems(api())).toEqual([]);
    const { paths } = parse(written('content/api/sms.yaml'));
    expect(Object.keys(paths['/v2/sms/blocked'])).toEqual(['get', 'post']);
    expect(Object.keys(paths['/v2/sms/blocked/{blockedId}'])).toEqual(['delete', 'get', 'patch']);
    expect(paths['/v2/sms/blocked-check'].post.operationId).toBe('smsBlockedCheck');
    expect(paths['/v2/sms/blocked/{blockedId}/release'].put).toBeDefined();
  });

  test('has a document in both languages with a menu entry', () => {
    makeOne('sms/blocked-list');
    for (const locale of ['en', 'zh'])
      expect(frontMatter(`content/docs/${locale}/sms/blocked-list.md`)).toMatchObject({
        operation: 'sms/smsBlockedList',
      });
    expect(written('content/docs/menu.ts')).toMatch(/sms-faq\s+blocked-list[`']/);
  });

  test.each([
    ['sms/records-query', {}, 'There is a document sms/records-query already'],
    ['general/hello-list', {}, 'There is no content/api/general.yaml'],
    ['sms/blocked-list', { method: 'FETCH' }, 'is no method'],
    ['sms/blocked-list', { path: '/blocked' }, 'is no path'],
    ['sms/blocked-list', { path: '/v2/{a}/{b}' }, 'is no path'],
    ['sms/blocked-list', { path: '/v2/sms/records' }, 'has GET /v2/sms/records already'],
    ['sms/blocked-get', { path: '/v2/sms/records/{id}' }, 'as /v2/sms/records/{messageId}'],
    ['sms/blocked', { method: 'DELETE' }, undefined],
    ['sms/blocked', { method: 'PUT', path: '/v2/sms/blocked' }, 'names no record'],
    ['sms/message-list', { path: '/v2/sms/more' }, 'is a record with other fields'],
  ])('%s with %j is refused: %s', (place, given, problem) => {
    if (problem) expect(() => newOne(place, given)).toThrow(problem);
    else expect(() => newOne(place, given)).not.toThrow();
  });
});

describe('mail', () => {
  test('is a template in both languages, with an example and a lane', () => {
    make(newMail('key-expiring', { en: 'Your key expires soon', zh: '您的密钥即将到期' }));
    const mail = written('content/messages/key-expiring.ts');
    expect(mail).toContain("subject: 'Your key expires soon'");
    expect(mail).toContain("subject: '您的密钥即将到期'");
    const templates = written('content/messages/templates.ts');
    expect(templates).toContain("import { keyExpiring } from './key-expiring.ts';");
    expect(templates).toContain("  'key-expiring': keyExpiring,\n} as const;");
    expect(written('server/outbox/lane.test.ts')).toMatch(/'key-expiring',\n\s*\],\n\s*mass:/);
  });

  test('is refused where its name is taken', () => {
    expect(() => newMail('status-notice', {})).toThrow('There is a message status-notice already');
  });
});

describe('nothing is written', () => {
  const plan: Plan = {
    files: { 'a/new.txt': 'new' },
    edits: { 'table.txt': (text) => `${text}line\n` },
    next: [],
  };
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  test('where a new file is there already', () => {
    put('table.txt', '');
    put('a/new.txt', 'mine');
    expect(() => writePlan(root, plan)).toThrow('a/new.txt: already there.');
    expect([written('a/new.txt'), written('table.txt')]).toEqual(['mine', '']);
  });

  test('where a table is missing or has no place for the line', () => {
    expect(() => writePlan(root, plan)).toThrow('table.txt is not there');
    put('table.txt', '');
    const refuse = () => {
      throw new Refused('no line begins with “x”.');
    };
    put('other.txt', '');
    const edits = { ...plan.edits, 'other.txt': refuse };
    expect(() => writePlan(root, { ...plan, edits })).toThrow(
      'other.txt: no line begins with “x”.',
    );
    expect(written('table.txt')).toBe('');
    expect(() => written('a/new.txt')).toThrow('ENOENT');
  });

  test('where a table has changes that are not committed', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    put('table.txt', '');
    git('init', '--quiet');
    expect(() => writePlan(root, plan)).toThrow('table.txt: not committed yet.');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '--quiet', '-m', 'a');
    expect(writePlan(root, plan)).toEqual(['a/new.txt', 'table.txt']);
    expect(written('table.txt')).toBe('line\n');
  });
});
