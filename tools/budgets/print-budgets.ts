import { amount } from './judge';
import type { PageMeasures } from './measure-page';
import type { RouteBudget } from './route-budgets';
import { printTable, type Cell } from './table';

export interface MeasuredRoute {
  readonly budget: RouteBudget;
  readonly measures: PageMeasures;
}

function cell({ budget, measures }: MeasuredRoute, measure: keyof PageMeasures, count?: string): Cell {
  const limit = budget.limits[measure];
  const goal = budget.goals?.[measure];
  const value = amount(measure, measures[measure]) + (count ?? '');
  if (limit === undefined) return { text: value, faint: true };
  const wanted = `${amount(measure, limit)}${goal === undefined ? '' : `, goal ${amount(measure, goal)}`}`;
  return { text: `${value} of ${wanted}`, failed: measures[measure] > limit };
}

/** Prints the budget table: each measure, with `value of limit` if there is a limit. */
export function printBudgets(routes: readonly MeasuredRoute[]): void {
  printTable(
    ['route', 'script', 'inline script', 'all bytes', 'requests', 'counted apart', 'second visit'],
    routes.map((route) => {
      const { budget, measures } = route;
      const onDemand = 'onDemandScript' in budget.limits;
      const script = onDemand
        ? cell(route, 'onDemandScript', ` in ${measures.onDemandScripts}`)
        : cell(route, 'externalScript', ` in ${measures.externalScripts}`);
      return [
        { text: budget.name },
        script,
        ...(['inlineScript', 'allBytes', 'requests', 'apart'] as const).map((measure) =>
          onDemand ? { text: '' } : cell(route, measure),
        ),
        'secondVisit' in budget.limits ? cell(route, 'secondVisit') : { text: '' },
      ];
    }),
  );
}
