import { business } from '@domain/business/business';
import type { RowOutcome } from '@domain/import/import-calls';
import type { ImportKind } from '@domain/import/import-kinds';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';

/** A file of the drill, with what must become of each row. */
export interface DrillFile {
  readonly kind: ImportKind;
  readonly text: string;
  readonly outcomes: readonly RowOutcome[];
}

/** The files and the records that must be there after all of them. */
export interface DrillFiles {
  /** Imported before the others, and never undone. */
  readonly earlier: DrillFile;
  readonly files: readonly DrillFile[];
  readonly records: { readonly customers: number; readonly bookings: number; readonly referrals: number };
  /** How many addresses the customers have, besides the one on file. */
  readonly moreAddresses: number;
}

type Row = readonly [outcome: RowOutcome, ...cells: string[]];

const earlierCustomers = 5;
const brokenEvery = 50;

/**
 * Files with `count` rows in all: customers, past jobs and referrals as 1 to 3 to 1. Some rows repeat others, some add
 * an address, some are broken, and some name customers who are there already.
 */
export function importFiles(count: number, seed: string): DrillFiles {
  const some = Math.floor(count / 5);
  const email = (kind: string, index: number) => `${kind}-${index}@drill-${seed}.example.com`;
  const date = (index: number) =>
    addDays(calendarDateIn(business.timeZone, new Date()), -(3 + (index % 1_500)));
  const street = (kind: string, index: number) => `${index + 1} ${kind} ${seed} Lane`;

  const earlier = Array.from({ length: earlierCustomers }, (_, index): Row => [
    'made',
    `Early ${index}`,
    email('early', index),
    street('Early', index),
    '',
  ]);
  const customers = Array.from({ length: some }, (_, index): Row => {
    if (index < earlierCustomers) {
      const [, name = '', address = '', home = ''] = earlier[index] ?? [];
      const isNew = index % 2 === 1;
      return [isNew ? 'added' : 'matched', name, address, isNew ? street('Added', index) : home, ''];
    }
    // The third row of each ten names the second again, with another address, and the fourth repeats that.
    const place = index % 10;
    const of = place === 2 || place === 3 ? index - place + 1 : index;
    const row = [`Person ${of}`, email('customer', of)] as const;
    if (place === 2) return ['added', ...row, street('Other', of), ''];
    if (place === 3) return ['matched', ...row, street('Other', of), ''];
    if (index % brokenEvery === 9) return ['refused', `Person ${of}`, 'no address', street('Home', of), ''];
    return ['made', ...row, street('Home', of), place === 4 ? street('Billing', of) : ''];
  });
  const known = customers.flatMap(([outcome, , address]) => (outcome === 'made' ? [address ?? ''] : []));

  const jobs = Array.from({ length: count - 2 * some }, (_, index): Row => {
    const place = index % 10;
    const of = place === 3 ? index - 1 : index;
    // Every other job is one of a customer of the first file.
    const client = of % 2 === 0 ? known[of % known.length] : email('job', of);
    const payment = ['paid', '', 'unpaid'][of % 3] ?? '';
    const isBroken = index % brokenEvery === 9;
    const cells = [`Client ${of}`, client ?? '', street('Job', of), isBroken ? 'soon' : date(of)];
    const outcome = isBroken ? 'refused' : place === 3 ? 'matched' : 'made';
    return [outcome, ...cells, '$120', payment, `Gate code 47${of % 100}`];
  });

  const referrals = Array.from({ length: some }, (_, index): Row => {
    const place = index % 10;
    const of = place === 3 ? index - 1 : index;
    const isBroken = index % brokenEvery === 9;
    const agent = [`Agent ${of % 40}`, isBroken ? '' : email('agent', of % 40)];
    const outcome = isBroken ? 'refused' : place === 3 ? 'matched' : 'made';
    return [outcome, `Referred ${of}`, email('referred', of), ...agent, date(of)];
  });

  const made = (rows: readonly Row[]) => rows.filter(([outcome]) => outcome === 'made');
  const clientsOfJobs = new Set(made(jobs).map(([, , address]) => address));
  const newClients = [...clientsOfJobs].filter((address) => !known.includes(address ?? ''));
  return {
    earlier: fileOf('customers', ['Name', 'Email', 'Address', 'Billing Address'], earlier),
    files: [
      fileOf('customers', ['Name', 'Email', 'Address', 'Billing Address'], customers),
      fileOf('jobs', ['Client Name', 'Client Email', 'Address', 'Date', 'Price', 'Paid', 'Notes'], jobs),
      fileOf('referrals', ['Client Name', 'Client Email', 'Agent Name', 'Agent Email', 'Date'], referrals),
    ],
    records: {
      customers: earlierCustomers + known.length + newClients.length,
      bookings: made(jobs).length,
      referrals: made(referrals).length,
    },
    moreAddresses: customers.filter(([outcome, , , , second]) => outcome === 'added' || second !== '').length,
  };
}

function fileOf(kind: ImportKind, headers: readonly string[], rows: readonly Row[]): DrillFile {
  return {
    kind,
    text: [headers, ...rows.map(([, ...cells]) => cells)].map((cells) => cells.join(',')).join('\n'),
    outcomes: rows.map(([outcome]) => outcome),
  };
}
