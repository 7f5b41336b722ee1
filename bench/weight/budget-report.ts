import { type PageFamily, pageBudgets, searchIndexBytes } from '../budgets.ts';
import { median } from '../percentile.ts';
import { drawTable, inKb } from '../table.ts';
import type { LighthouseScores } from './lighthouse-scores.ts';
import type { Transfer } from './network-meter.ts';
import type { ReadPage, WeighedPage } from './pages.ts';
import type { ScriptPart } from './script-parts.ts';
import { judge, type Verdict } from './verdicts.ts';
import type { PageWeight, SearchWeight } from './weigh-page.ts';

export type WeighedRow = {
  page: ReadPage;
  /** Other sites have none: their sizes are shown without a verdict. */
  family?: PageFamily;
  weight: PageWeight;
  scores: LighthouseScores | undefined;
  verdicts: Verdict[];
};

/** One line per page, its budget below; exceeded figures are marked. */
export function drawBudgetTable(rows: WeighedRow[]): string {
  const heads = ['page', ...Object.values(columns).map(({ head }) => head), 'verdict'];
  const families = new Set(rows.flatMap(({ family }) => family ?? []));
  const table = drawTable(heads, [
    ...rows.map(({ page, family, verdicts }) => [
      `${page.name} (${page.path})`,
      ...cellsOf(family ? verdicts : verdicts.map(unjudged)),
      family ? verdictOn(verdicts) : 'beside',
    ]),
    ...[...families].map((family) => [`budget, ${family}`, ...budgetCells(family), '']),
  ]);
  return [table, '', ...rows.flatMap(remarksOn)].join('\n');
}

/** The results of one page, printed at once in case the run is interrupted. */
export const drawLine = ({ verdicts, scores }: WeighedRow): string =>
  [
    ...verdicts.map(
      ({ figure, value }) => `${columns[figure].head} ${columns[figure].show(value)}`,
    ),
    ...(scores ? [`machine ${scores.machineIndex}`] : []),
  ].join(', ');

const verdictOn = (verdicts: Verdict[]): string =>
  verdicts.every(({ within }) => within) ? 'ok' : 'over';

const unjudged = (verdict: Verdict): Verdict => ({ ...verdict, within: true });

const columns: Record<Verdict['figure'], { head: string; show: (value: number) => string }> = {
  scriptBytes: { head: 'JS KB', show: inKb },
  styleBytes: { head: 'CSS KB', show: inKb },
  fontBytes: { head: 'fonts KB', show: inKb },
  pageBytes: { head: 'page KB', show: inKb },
  navigationBytes: { head: 'move KB', show: inKb },
  layoutShift: { head: 'CLS', show: (value) => value.toFixed(4) },
  largestPaintMs: { head: 'LCP ms', show: String },
  blockingMs: { head: 'TBT ms', show: String },
  performance: { head: 'speed', show: String },
  accessibility: { head: 'a11y', show: String },
  bestPractices: { head: 'practice', show: String },
  seo: { head: 'SEO', show: String },
};

const cellsOf = (verdicts: Verdict[]): string[] =>
  Object.entries(columns).map(([name, { show }]) => {
    const verdict = verdicts.find(({ figure }) => figure === name);
    if (!verdict) return '–';
    return verdict.within ? show(verdict.value) : `${show(verdict.value)} ✗`;
  });

const budgetCells = (family: PageFamily): string[] =>
  cellsOf(judge(pageBudgets[family], pageBudgets[family]).map(unjudged));

function remarksOn({ page, weight, scores }: WeighedRow): string[] {
  const lines = [
    `${weight.requests} requests over ${weight.protocols.join(', ')}, ${inKb(weight.headerBytes)} KB of headers beside`,
    ...weight.uncompressed.map((url) => `✗ not compressed with brotli: ${url}`),
  ];
  if (scores && scores.performances.length > 0)
    lines.push(
      `Lighthouse speed ${scores.performances.join(' ')}, machine index ${scores.machineIndex}`,
    );
  lines.push(...(scores?.complaints.map((complaint) => `✗ ${complaint}`) ?? []));
  return lines.map((line) => `${page.name}: ${line}`);
}

/** Navigations between documents, shown without a verdict. */
export const drawNavigationsTable = (moves: ReadonlyMap<string, number[]>): string =>
  drawTable(
    ['from click to heading', 'moves', 'median ms', 'fastest', 'slowest'],
    [...moves].map(([name, times]) => [
      name,
      String(times.length),
      ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0)),
    ]),
  );

export function drawSearchTable(searches: SearchWeight[]): string {
  return drawTable(
    ['first use', 'index KB', 'at most', 'beside KB', 'verdict'],
    searches.map(({ name, indexBytes, otherBytes }) => [
      name,
      inKb(indexBytes),
      inKb(searchIndexBytes),
      inKb(otherBytes),
      indexBytes <= searchIndexBytes ? 'ok' : 'over',
    ]),
  );
}

/** The size of each script and the pages that load it; then the total of each page or part. */
export function drawPartsTable(
  parts: ScriptPart[],
  loads: ReadonlyMap<string, Transfer[]>,
  pages: WeighedPage[],
): string {
  const isShared = ({ loadedBy }: ScriptPart) =>
    pages.length > 1 && pages.every(({ name }) => loadedBy.includes(name));
  const scripts = drawTable(
    ['script', 'KB', 'holds', 'loaded by'],
    parts.map((part) => [
      part.name,
      inKb(part.bytes),
      part.holds.join(', '),
      isShared(part) ? 'every page' : part.loadedBy.join('; '),
    ]),
  );
  const shared = parts.filter(isShared);
  const totals = [
    `every page: ${inKb(shared.reduce((sum, { bytes }) => sum + bytes, 0))} KB of JavaScript`,
    ...[...loads].map(([loader, scripts]) => `${loader}: ${inKb(weightOf(scripts))} KB`),
  ];
  return [scripts, '', ...totals].join('\n');
}

const weightOf = (scripts: Transfer[]): number =>
  scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
