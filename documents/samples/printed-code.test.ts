import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'angular-html-parser';
import { describe, expect, test } from 'vitest';
import { canonicalString, signRequest } from '#content/api/signing.ts';
import { valueProblems } from '#scripts/checks/documents/check-descriptions.ts';
import { operationsOf } from '../api/operation.ts';
import { readDescription } from '../api/read-description.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { printedCode } from './running/receivers.ts';

describe('the signatures of the call bot', () => {
  const document = 'callbot/botApiAuth';
  const [, , , timestampMs = '', nonce = ''] = printedCode('Canonical string', { document }).split(
    '\n',
  );
  const address = new URL(printedCode('Request', { document }).replace('GET ', 'https://host'));
  const [method = '', path = ''] = printedCode('Canonical string', { nth: 1, document }).split(
    '\n',
  );

  test.each([
    { method: 'GET', path: address.pathname, query: [...address.searchParams], body: '' },
    { method, path, query: [], body: printedCode('Body, as sent', { document }) },
  ])('$method has the printed lines and the printed signature', (one) => {
    const nth = one.method === 'GET' ? 0 : 1;
    const request = { ...one, timestampMs, nonce };
    expect(canonicalString(request)).toBe(printedCode('Canonical string', { nth, document }));
    expect(signRequest(request, 'sk-example-0123456789abcdef')).toBe(
      printedCode('Signature', { nth, document }),
    );
  });
});

describe('the page with the agent bar', () => {
  const page = printedCode('agent.html', { document: 'nxcc/nxccIfame' });

  test('is HTML without an error, and names its origins', () => {
    expect(page).toContain('<iframe');
    expect(parse(page).errors).toEqual([]);
    expect(page).not.toMatch(/\{\w+Host\}|postMessage\([^)]*['"]\*['"]/);
  });

  test('has a script that is valid', () => {
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(script).toContain('postMessage');
    const folder = mkdtempSync(join(tmpdir(), 'nuntix-agent-page-'));
    try {
      writeFileSync(join(folder, 'script.mjs'), script);
      execFileSync(process.execPath, ['--check', join(folder, 'script.mjs')], { stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the guides to the modes of privacy numbers', () => {
  const modes = ['ax', 'axe', 'axb', 'axyb', 'xyb', 'axeyb', 'nxeyb'];
  const guides = allManuscripts().en.filter(({ id }) => modes.includes(id.replace('pns/', '')));
  const bind = operationsOf(readDescription('pns')).find(
    ({ source }) => source.operationId === 'pnsBind',
  )?.source;

  test('exist for every mode', () => {
    expect(guides.map(({ id }) => id)).toEqual(modes.map((mode) => `pns/${mode}`));
  });

  test.each(guides)('$id binds with a request and a response that match the call', (guide) => {
    const [sent = '', got = ''] = outlineOf(guide.text, guide.locale)
      .code.filter(({ grammar }) => grammar === 'json')
      .map(({ code }) => code);
    const request = bind?.requestBody?.content['application/json']?.schema ?? {};
    const response = bind?.responses['200']?.content?.['application/json']?.schema ?? {};
    expect(valueProblems(request, JSON.parse(sent), 'request')).toEqual([]);
    expect(valueProblems(response, JSON.parse(got), 'response')).toEqual([]);
    expect(JSON.parse(sent).mode).toBe(guide.id.replace('pns/', ''));
    expect(JSON.parse(got).data.mode).toBe(JSON.parse(sent).mode);
  });
});
