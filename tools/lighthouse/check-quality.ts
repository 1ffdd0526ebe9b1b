import { loadReport, type Report } from './load-report';
import type { QualityPage } from './quality-pages';

const categories = ['accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Quality {
  /** Out of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly layoutShift: number;
  /** A message for each category below 100 with its failed audits, and for any layout shift. */
  readonly failures: readonly string[];
}

/**
 * Runs Lighthouse (mobile) on a page, without its performance score, which depends on the machine. @throws
 * Error if Lighthouse cannot load the page.
 */
export async function checkQuality(origin: string, page: QualityPage, port: number): Promise<Quality> {
  const report = await loadReport(
    origin + page.address,
    {
      port,
      onlyCategories: [...categories],
      onlyAudits: ['cumulative-layout-shift'],
      skipAudits: Object.keys(page.except ?? {}),
      disableFullPageScreenshot: true,
      ignoreStatusCode: true,
    },
    isComplete,
  );
  const failures: string[] = [];
  const scores = Object.fromEntries(
    categories.map((name) => {
      const category = report.categories[name];
      const score = Math.round((category?.score ?? 0) * 100);
      const failed = (category?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && notPassed(report.audits[id]))
        .map(({ id }) => `${id} (${report.audits[id]?.title ?? ''})`);
      if (score < 100) failures.push(`${page.name}: ${name} is ${score}, not 100: ${failed.join(', ')}.`);
      return [name, score];
    }),
  ) as Record<Category, number>;
  const layoutShift = report.audits['cumulative-layout-shift']?.numericValue ?? 0;
  if (layoutShift > 0) failures.push(`${page.name}: the layout shifts by ${layoutShift}, not 0.`);
  return { scores, layoutShift, failures };
}

/** A category has no score if one of its audits could not run. */
function isComplete(report: Report): boolean {
  return categories.every((name) => typeof report.categories[name]?.score === 'number');
}

const notPassed = (audit: Report['audits'][string] | undefined) =>
  audit?.scoreDisplayMode === 'error' || (typeof audit?.score === 'number' && audit.score < 1);
