import { kB, type RouteBudget } from './route-budgets';
import type { PageMeasures } from './measure-page';

type Measure = keyof PageMeasures;

/** A measure's name in messages. */
export const measureNames: Readonly<Record<Measure, string>> = {
  externalScript: 'external script',
  externalScripts: 'external scripts',
  inlineScript: 'inline script',
  allBytes: 'all bytes',
  requests: 'requests',
  onDemandScript: 'script on demand',
  onDemandScripts: 'scripts on demand',
  apart: 'counted apart',
  secondVisit: 'a second visit',
};

const counts: readonly Measure[] = ['externalScripts', 'onDemandScripts', 'requests'];

/** A measure with its unit, `118.3 kB`, or a plain number. */
export function amount(measure: Measure, value: number): string {
  return counts.includes(measure) ? String(value) : `${(value / kB).toFixed(1)} kB`;
}

/** A message for each of the route's measures that exceeds its limit. */
export function judge({ name, limits }: RouteBudget, measures: PageMeasures): string[] {
  return (Object.keys(limits) as Measure[]).flatMap((measure) => {
    const limit = limits[measure];
    if (limit === undefined || measures[measure] <= limit) return [];
    const is = `${amount(measure, measures[measure])} (${measures[measure].toLocaleString('en-US')})`;
    return [`${name}: ${measureNames[measure]} is ${is}; the limit is ${amount(measure, limit)}.`];
  });
}
