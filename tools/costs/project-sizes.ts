import type { Measured } from './measure-costs';
import { monthlyBill, type Bill, type Month } from './monthly-bill';
import { plus, times } from './usage';

/** How an office works; the table in docs/costs.md says where each figure comes from. */
export const assumed = {
  /** Of one office in a month: one inspector, three a day. */
  jobsAMonth: 60,
  /** People in the office, and days on which they work. */
  admins: 2,
  workingDays: 22,
  /** Reads of an admin's working day: tabs that are opened (performance.md), and changes that come in live. */
  officeReadsADay: 400,
  /** Visitors of the site for each job, and what a visit weighs. */
  visitsAJob: 40,
  bytesAVisit: 300_000,
  /** Reminder and confirmation, which the clock brings. */
  mailsByTheClock: 2,
  /** Rounds of an office's ten working hours that count the figures, and every tenth of the others. */
  countingRoundsADay: 180,
  /** Indexes beside the documents, as a multiple of these. */
  indexFactor: 2,
  /** Months for which records are kept. */
  keptMonths: 24,
} as const;

const daysAMonth = 30.4;
const roundsADay = 1_440;
const gib = 1024 ** 3;

/** What a project uses that carries so many offices, with one sweeper for all of them. */
export function monthOf(offices: number, measured: Measured): Month {
  const jobs = offices * assumed.jobsAMonth;
  // More offices change something in more minutes, up to each of them.
  const counting = Math.min(roundsADay, assumed.countingRoundsADay * Math.sqrt(offices));
  const sweeps = plus(
    times(measured.idleSweep, (roundsADay - counting) * daysAMonth),
    times(measured.countingSweep, counting * daysAMonth),
  );
  const usage = plus(times(measured.job, jobs), sweeps);
  const officeReads = offices * assumed.admins * assumed.workingDays * assumed.officeReadsADay;
  return {
    usage: { ...usage, reads: usage.reads + officeReads },
    mails: jobs * (measured.mailsAJob + assumed.mailsByTheClock),
    documentsGiB: (jobs * assumed.keptMonths * measured.documentBytesAJob * (1 + assumed.indexFactor)) / gib,
    filesGiB: (jobs * assumed.keptMonths * measured.fileBytesAJob) / gib,
    hostingGiB: (jobs * assumed.visitsAJob * assumed.bytesAVisit) / gib,
    functionsGiB: (jobs * measured.reportBytesAJob) / gib,
  };
}

export interface Priced {
  readonly offices: number;
  readonly month: Month;
  readonly bill: Bill;
}

export function pricedSizes(measured: Measured): Priced[] {
  return [1, 100, 10_000].map((offices) => {
    const month = monthOf(offices, measured);
    return { offices, month, bill: monthlyBill(month) };
  });
}
