import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSigningPdf } from '../../functions/src/pdf/build-signing-pdf';
import { buildReportPdf } from '../../functions/src/pdf/build-report-pdf';
import { agreementOf } from '../../functions/src/pdf/testing/content-of';
import { pageCount } from '../../functions/src/pdf/testing/page-count';
import { median } from '../console/median';
import { benchReport } from './bench-contents';
import { agreementByPdfkit, reportByPdfkit } from './with-pdfkit';

export interface Comparison {
  readonly name: string;
  readonly pages: number;
  readonly pdfkitPages: number;
  /** Medians, milliseconds. */
  readonly ours: number;
  readonly pdfkit: number;
  /** The median of the per-round ratios, because a slow phase of the machine affects both libraries. */
  readonly ratio: number;
  readonly limit: number;
}

/**
 * Runs both libraries with the same content in each round, in alternating order. Writes one PDF of each to `folder`,
 * to look at.
 */
export async function compare(rounds: number, folder: string): Promise<Comparison[]> {
  const report = await benchReport();
  const agreement = agreementOf();
  const write = (name: string, bytes: Uint8Array) => writeFileSync(path.join(folder, name), bytes);
  write('report.pdf', await buildReportPdf(report));
  write('report-by-pdfkit.pdf', await reportByPdfkit(report));
  write('agreement.pdf', await buildSigningPdf(agreement));
  write('agreement-by-pdfkit.pdf', await agreementByPdfkit(agreement));
  return [
    await race(
      'Report, 20 photos',
      1,
      rounds,
      () => buildReportPdf(report),
      () => reportByPdfkit(report),
    ),
    await race(
      'Agreement',
      0.3,
      rounds,
      () => buildSigningPdf(agreement),
      () => agreementByPdfkit(agreement),
    ),
  ];
}

async function race(
  name: string,
  limit: number,
  rounds: number,
  ours: () => Promise<Uint8Array>,
  theirs: () => Promise<Uint8Array>,
): Promise<Comparison> {
  const warmUps = 5;
  const times: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const first = round % 2 === 0;
    const before = first ? await timed(ours) : null;
    const other = await timed(theirs);
    times.push({ ours: before ?? (await timed(ours)), theirs: other });
  }
  const counted = times.slice(warmUps);
  return {
    name,
    pages: await pageCount(await ours()),
    pdfkitPages: await pageCount(await theirs()),
    ours: median(counted.map((round) => round.ours)),
    pdfkit: median(counted.map((round) => round.theirs)),
    ratio: median(counted.map((round) => round.ours / round.theirs)),
    limit,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
