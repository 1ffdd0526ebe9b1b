import lighthouse, { type Flags } from 'lighthouse';

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The maximum number of attempts; on a busy machine Lighthouse occasionally fails to collect data. */
const attempts = 3;

/**
 * The first Lighthouse report accepted by `isComplete`, otherwise the last one. @throws Error if Lighthouse
 * cannot load the page.
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
