import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { addresses } from '../../backend/addresses';
import { withProfileFolder } from '../device/profile-folder';
import { randomFrom } from '../random';
import { countRecords } from './count-records';
import { buildAgent, buildReferral, type DrillReferral } from './drill-referral';
import { runDevice, type DeviceOutcome, type DevicePlan } from './run-device';

export interface DrillOptions {
  /** Determines contents, faults, and crashes. */
  readonly seed: string;
  readonly count: number;
  readonly devices: number;
  /** The number of devices that run at once. */
  readonly parallel: number;
  /** Seconds within which all referrals must arrive once the connection is back. */
  readonly within: number;
  /** The path of a Chromium. */
  readonly chromium: string;
  /** Called after each device. */
  readonly onProgress?: (devicesDone: number) => void;
}

export interface DrillReport {
  readonly options: Omit<DrillOptions, 'chromium' | 'onProgress'>;
  /**
   * Clients without a record although the page had confirmed the referral; includes all clients of a failed
   * device.
   */
  readonly lost: readonly string[];
  /** Clients with several records. */
  readonly doubled: readonly string[];
  /** Clients whose device did not finish in time after the connection was back. */
  readonly late: readonly string[];
  /** Errors of the drill itself, by device. */
  readonly broken: readonly string[];
  readonly outcomes: readonly DeviceOutcome[];
  readonly seconds: number;
}

/**
 * Simulates agents who refer clients over bad connections from browsers that are killed, and compares the
 * pages' confirmations with the database of the running stack. Each request has a new network address,
 * because new devices have a low limit.
 */
export async function runDrill(site: URL, options: DrillOptions): Promise<DrillReport> {
  const { seed, count, devices, parallel, within, onProgress } = options;
  const began = Date.now();
  const plans = planDevices(site, options);
  const outcomes: DeviceOutcome[] = [];
  const broken: string[] = [];
  const late: string[] = [];

  const waiting = plans.entries();
  const work = async (folder: string) => {
    for (const [index, { plan }] of waiting) {
      try {
        const outcome = await runDevice({ ...plan, profile: path.join(folder, `${index}`) });
        outcomes.push(outcome);
        if (outcome.backMs === null) late.push(...plan.referrals.map(({ clientEmail }) => clientEmail));
      } catch (cause) {
        broken.push(`device ${index + 1}: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
      onProgress?.(outcomes.length + broken.length);
    }
  };
  await withProfileFolder('outbox-drill', (folder) =>
    Promise.all(Array.from({ length: parallel }, () => work(folder))),
  );

  const counts = new Map<string, number>();
  for (const { mark } of plans)
    for (const [email, found] of await countRecords(mark)) counts.set(email, found);
  const all = plans.flatMap(({ plan }) => plan.referrals.map(({ clientEmail }) => clientEmail));
  return {
    options: { seed, count, devices, parallel, within },
    lost: all.filter((email) => !counts.has(email)),
    doubled: all.filter((email) => (counts.get(email) ?? 0) > 1),
    late,
    broken,
    outcomes,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

interface MarkedPlan {
  readonly mark: string;
  readonly plan: Omit<DevicePlan, 'profile'>;
}

function planDevices(site: URL, { seed, count, devices, within, chromium }: DrillOptions): MarkedPlan[] {
  const random = randomFrom(seed);
  const run = randomUUID().slice(0, 8);
  return Array.from({ length: devices }, (_, index) => {
    const own = random.fork(`device ${index}`);
    const moves = random.fork(`${run} ${index}`);
    const mark = `drill-${run}-${index}-`;
    const share = Math.floor(count / devices) + (index < count % devices ? 1 : 0);
    const referrals: DrillReferral[] = [];
    for (let number = 1; number <= share; number += 1) referrals.push(buildReferral(number, mark, own));
    const plan: MarkedPlan['plan'] = {
      agent: buildAgent(own),
      referrals,
      random: own.fork('faults'),
      chromium,
      site,
      functions: new URL(addresses.functions),
      withinMs: within * 1000,
      from: () => `198.${18 + moves.below(2)}.${moves.below(256)}.${moves.below(256)}`,
      arrived: async () => (await countRecords(mark)).size,
    };
    return { mark, plan };
  });
}

/** Converts the report to a result; a referral passes with exactly one record, in time. */
export function judge({ options, lost, doubled, late, broken }: DrillReport) {
  const failed = new Set([...lost, ...doubled, ...late]);
  return {
    name: 'outbox',
    passed: options.count - failed.size,
    failures: [
      ...broken,
      ...lost.map((email) => `lost: ${email}`),
      ...doubled.map((email) => `doubled: ${email}`),
      ...late
        .filter((email) => !lost.includes(email) && !doubled.includes(email))
        .map((email) => `not within ${options.within} s: ${email}`),
    ],
  };
}
