import { isBefore, ticks } from './expect-mails';
import type { Inspection, InspectionDeed, YearPlan } from './happening';

export interface YearReward {
  readonly referrer: string;
  /** In which it was earned. */
  readonly year: number;
  /** 0 for one that is void. */
  readonly cents: number;
  readonly state: 'earned' | 'paid' | 'void';
}

interface World {
  /** By the inspection's id. */
  readonly rewards: Map<string, YearReward>;
  /** What a rewarded client is recognized by -> the inspection's id. */
  readonly claims: Map<string, string>;
  /** The ids of the inspections that are paid or waived. */
  readonly settled: Set<string>;
}

/** The rewards that referrers have at the end, worked out from the plan alone, without the product's code. */
export function expectRewards({ happenings, last }: YearPlan): YearReward[] {
  const world: World = { rewards: new Map(), claims: new Map(), settled: new Set() };
  const end = { on: last, at: ticks[ticks.length - 1] ?? '' };
  for (const happening of happenings) {
    const { on, does } = happening;
    if (isBefore(happening, end) && 'inspection' in does) apply(does, world, Number(on.slice(0, 4)));
  }
  return [...world.rewards.values()];
}

function apply({ kind, inspection }: InspectionDeed, world: World, year: number): void {
  const { rewards, settled } = world;
  const { id } = inspection;
  const reward = rewards.get(id);
  switch (kind) {
    case 'pay':
    case 'again':
      if (!settled.has(id)) earn(inspection, world, year);
      settled.add(id);
      break;
    case 'waive':
      settled.add(id);
      break;
    case 'correct':
      // One that was paid out stays with the referrer.
      if (settled.delete(id) && reward && reward.state !== 'paid') takeBack(id, world);
      break;
    case 'reward':
      if (reward?.state === 'earned') rewards.set(id, { ...reward, state: 'paid' });
      break;
    default:
  }
}

/** A client is rewarded once, to whomever it is. */
function earn({ id, person, address, referral }: Inspection, { rewards, claims }: World, year: number): void {
  if (referral === null || rewards.has(id)) return;
  const { referrer, cents } = referral;
  const marks = [person, address];
  if (marks.some((mark) => claims.has(mark))) {
    rewards.set(id, { referrer, year, cents: 0, state: 'void' });
    return;
  }
  rewards.set(id, { referrer, year, cents, state: 'earned' });
  for (const mark of marks) claims.set(mark, id);
}

function takeBack(id: string, { rewards, claims }: World): void {
  rewards.delete(id);
  for (const [mark, by] of claims) if (by === id) claims.delete(mark);
}
