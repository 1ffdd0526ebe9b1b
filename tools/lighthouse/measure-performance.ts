import { loadReport } from './load-report';

/** The results of one mobile run. Times in milliseconds. */
export interface Performance {
  /** Out of 100. */
  readonly score: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
}

/** @throws Error if Lighthouse cannot load the page. */
export async function measurePerformance(address: string, port: number): Promise<Performance> {
  const report = await loadReport(address, {
    port,
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  });
  const value = (audit: string) => {
    const number = report.audits[audit]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse has no ${audit} for ${address}`);
    return number;
  };
  return {
    score: Math.round((report.categories['performance']?.score ?? 0) * 100),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}
