import { business } from '../business/business';
import { referrerKinds, type ReferrerKind } from '../business/rewards';
import { calendarDateIn } from '../time/calendar-date';
import type { RewardOption, RewardSettings } from './settings';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Whether any referrer may earn a reward. */
export function rewardsExist({ offered }: RewardSettings): boolean {
  return referrerKinds.some((kind) => offered[kind]);
}

/** US dollars promised to a referrer who refers a client now; 0 for none. */
export function rewardOffered({ offered, amount }: RewardSettings, kind: ReferrerKind): number {
  return offered[kind] ? amount : 0;
}

/** The rewards to choose from at a moment, in display order: the options rotate monthly (requirement R-19). */
export function rewardsOfferedAt({ options }: RewardSettings, now: Date): readonly RewardOption[] {
  const month = Number(calendarDateIn(business.timeZone, now).slice(5, 7));
  return options.filter((option) => isOfferedIn(option, month));
}

/** Those and the one that was chosen before, which stays even where it is no longer offered. */
export function rewardsToChoose(rewards: RewardSettings, now: Date, chosen: string): readonly RewardOption[] {
  const offered = rewardsOfferedAt(rewards, now);
  return rewards.options.filter((option) => option.value === chosen || offered.includes(option));
}

/** The label of a chosen reward, also of one that is no longer offered; empty for no choice. */
export function rewardLabel({ options }: RewardSettings, value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

/** The months, 1 to 12, in which none of these is offered. */
export function monthsWithoutReward(options: readonly RewardOption[]): readonly number[] {
  return months.filter((month) => !options.some((option) => isOfferedIn(option, month)));
}

function isOfferedIn({ active, months: own }: RewardOption, month: number): boolean {
  return active && (own.length === 0 || own.includes(month));
}
