import type { PageBudget } from '../budgets.ts';

type Figure = keyof PageBudget;
export type Figures = Partial<Record<Figure, number>>;

export type Verdict = { figure: Figure; value: number; budget: number; within: boolean };

const atLeast: ReadonlySet<Figure> = new Set([
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
]);

/** Compares each measured figure with its budget. */
export function judge(figures: Figures, budget: PageBudget): Verdict[] {
  return figureNames(budget).flatMap((figure) => {
    const value = figures[figure];
    if (value === undefined) return [];
    return [
      { figure, value, budget: budget[figure], within: isWithin(figure, value, budget[figure]) },
    ];
  });
}

function isWithin(figure: Figure, value: number, budget: number): boolean {
  if (atLeast.has(figure)) return value >= budget;
  return figure === 'layoutShift' ? value < budget : value <= budget;
}

const figureNames = (budget: PageBudget): Figure[] => Object.keys(budget) as Figure[];
