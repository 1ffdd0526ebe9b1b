import lighthouse, { type Flags } from 'lighthouse';

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** How often a page is looked at, at most: on a busy machine Lighthouse now and then cannot collect something. */
const attempts = 3;

/**
 * Lighthouse's report on a page, once it is whole by `isComplete`; the last one if none is.
 * @throws Error if Lighthouse cannot load the page.
 */
export async function loadReport(
  address: string,
  flags: Flags,
  isComplete: (report: Report) => boolean = () => true,
): Promise<Report> {
  let report: Report | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    report = (await lighthouse(address, { output: 'json', logLevel: 'silent', ...flags }))?.lhr;
    if (report && !report.runtimeError && isComplete(report)) return report;
  }
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse cannot load ${address}: ${report?.runtimeError?.message ?? 'no report'}`);
  }
  return report;
}
