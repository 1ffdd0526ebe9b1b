import type { Measured } from './measure-costs';
import { monthlyBill, type Bill, type Month } from './monthly-bill';
import { plus, times } from './usage';

/** Usage assumptions for an office; docs/costs.md gives the source of each. */
export const assumed = {
  /** Jobs per month: one inspector with three a day. */
  jobsAMonth: 60,
  /** Office staff and their working days. */
  admins: 2,
  workingDays: 22,
  /** An admin's reads per working day: tabs that are viewed (performance.md) and live updates. */
  officeReadsADay: 400,
  /** Site visits per job and the size of a visit. */
  visitsAJob: 40,
  bytesAVisit: 300_000,
  /** Reminder and confirmation, which are sent on schedule. */
  mailsByTheClock: 2,
  /** Sweeper rounds in ten working hours that count the figures, and every tenth of the others. */
  countingRoundsADay: 180,
  /** Index size as a multiple of the documents' size. */
  indexFactor: 2,
  /** Months for which records are stored. */
  retainedMonths: 24,
} as const;

const daysAMonth = 30.4;
const roundsADay = 1_440;
const gib = 1024 ** 3;

/** The usage of a project with this many offices and a single sweeper. */
export function monthOf(offices: number, measured: Measured): Month {
  const jobs = offices * assumed.jobsAMonth;
  // With more offices, more minutes contain a change, up to every minute.
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
    documentsGiB:
      (jobs * assumed.retainedMonths * measured.documentBytesAJob * (1 + assumed.indexFactor)) / gib,
    filesGiB: (jobs * assumed.retainedMonths * measured.fileBytesAJob) / gib,
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
