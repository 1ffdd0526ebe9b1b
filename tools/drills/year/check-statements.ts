import type { Firestore } from 'firebase-admin/firestore';
import { statementCsv } from '@domain/reward/reward-statement';
import { expectRewards, type YearReward } from './expect-rewards';
import type { YearPlan } from './happening';
import type { Living } from './living';
import { referralIdOf } from './live-referral';

interface Checked {
  /** How many had something on them. */
  readonly statements: number;
  /** What is wrong with them. */
  readonly misstated: readonly string[];
}

/** Makes each referrer's statement of each year, and compares it with the plan and with the ledger. */
export async function checkStatements({ db, modules, settings }: Living, plan: YearPlan): Promise<Checked> {
  const expected = expectRewards(plan);
  const referrers = [...new Set(plan.inspections.flatMap(({ referral }) => referral?.referrer ?? []))];
  const paidOut = await paidOutOf(db, plan);
  const misstated: string[] = [];
  let statements = 0;
  for (const referrer of referrers) {
    let paid = 0;
    for (const year of yearsOf(plan)) {
      const statement = await modules.inContext('an-event', {}, (context) => {
        context.settings = settings;
        return modules.rewardStatementOf(referrer, year);
      });
      if (statement.rows.length > 0) statements += 1;
      const read = readStatement(statementCsv(statement));
      paid += read.paid;
      const wanted = expected.filter((reward) => reward.referrer === referrer && reward.year === year);
      misstated.push(
        ...judgeStatement(read, wanted).map((words) => `statement of ${referrer} for ${year} ${words}`),
      );
    }
    const inLedger = paidOut.get(referrer) ?? 0;
    if (paid !== inLedger)
      misstated.push(
        `statements of ${referrer} say ${usd(paid)} was paid, and the ledger has ${usd(inLedger)}`,
      );
  }
  return { statements, misstated };
}

function yearsOf({ happenings, last }: YearPlan): number[] {
  const [begin, end] = [happenings[0]?.on ?? last, last].map((on) => Number(on.slice(0, 4)));
  if (begin === undefined || end === undefined) return [];
  return Array.from({ length: end - begin + 1 }, (_, index) => begin + index);
}

/** By the referrer: US cents of the ledger's rewards. */
async function paidOutOf(db: Firestore, { inspections }: YearPlan): Promise<ReadonlyMap<string, number>> {
  const referrers = new Map(
    inspections.map((inspection) => [referralIdOf(inspection), inspection.referral?.referrer ?? '']),
  );
  const { docs } = await db.collection('ledger').where('kind', '==', 'reward').get();
  const paid = new Map<string, number>();
  for (const row of docs) {
    const referrer = referrers.get(row.get('referral_id') as string) ?? 'nobody';
    paid.set(referrer, (paid.get(referrer) ?? 0) - (row.get('cents') as number));
  }
  return paid;
}

/** What a referrer reads; US cents. */
interface ReadStatement {
  readonly rows: number;
  readonly earned: number;
  readonly paid: number;
  readonly total: number;
  readonly totalPaid: number;
}

/** Reads the file that a referrer saves. The names of the drill's clients have no commas. */
export function readStatement(csv: string): ReadStatement {
  const [, ...lines] = csv.split('\r\n').filter((each) => each !== '');
  const cells = lines.map((each) => each.split(','));
  const centsIn = (row: readonly string[]) => Math.round(100 * Number(row[2]));
  const sum = (rows: readonly (readonly string[])[]) => rows.reduce((total, row) => total + centsIn(row), 0);
  const named = (name: string) => cells.filter(([first]) => first === name);
  const rows = cells.filter(([first]) => first !== 'Total' && first !== 'Total paid');
  return {
    rows: rows.length,
    earned: sum(rows),
    paid: sum(rows.filter((row) => row[3] === 'Paid')),
    total: sum(named('Total')),
    totalPaid: sum(named('Total paid')),
  };
}

/** What is wrong with a statement. @param wanted the rewards that belong on it */
export function judgeStatement(read: ReadStatement, wanted: readonly YearReward[]): string[] {
  const sum = (rewards: readonly YearReward[]) => rewards.reduce((total, { cents }) => total + cents, 0);
  const [earned, paid] = [sum(wanted), sum(wanted.filter(({ state }) => state === 'paid'))];
  return [
    ...(read.rows === wanted.length ? [] : [`has ${read.rows} rewards instead of ${wanted.length}`]),
    ...(read.earned === earned ? [] : [`has ${usd(read.earned)} earned instead of ${usd(earned)}`]),
    ...(read.paid === paid ? [] : [`has ${usd(read.paid)} paid instead of ${usd(paid)}`]),
    ...(read.total === read.earned && read.totalPaid === read.paid
      ? []
      : [`has totals of ${usd(read.total)} and ${usd(read.totalPaid)}, which its rewards don’t add up to`]),
  ];
}

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;
