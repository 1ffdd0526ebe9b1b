import { business } from '@domain/business/business';
import { lastWeekBegin } from '@domain/office/last-week';
import { factorySettings } from '@domain/settings/factory-settings';
import type { DayCounts } from '@domain/stats/day-stats';
import { historyStart } from '@domain/stats/history';
import { noEndings, type OfficeFigures } from '@domain/stats/office-figures';
import { reportDue } from '@domain/stats/report-in-time';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import type { Seeded } from './seeded-records';

/** Counts generated records into the figures that the sweeper would compute. */
export class Tally {
  private readonly days = new Map<string, { -readonly [Count in keyof DayCounts]: number }>();
  private readonly sums = new Map<string, number>();

  constructor(private readonly now: Date) {}

  add({ job, request, referral, reward }: Seeded): void {
    const isThisWeek = (instant: Date | null) =>
      instant !== null && instant >= lastWeekBegin(business.timeZone, this.now);
    const done = job.completed_at;
    if (request) this.dayOf(request.created_at).requests += 1;
    if (referral) this.dayOf(referral.created_at).referrals += 1;
    if (done) this.dayOf(done).completed += 1;
    this.sum('requests', isThisWeek(request?.created_at ?? null));
    this.sum('total', referral !== null);
    this.sum('referrals_week', isThisWeek(referral?.created_at ?? null));
    this.sum('inspectors', isThisWeek(referral?.created_at ?? null) && referral?.referrer_kind !== 'agent');
    this.sum('booked_week', isThisWeek(job.created_at) && job.status !== 'cancelled');
    this.sum('completed_week', isThisWeek(done));
    const completed = done && { service_type: job.service_type, completed_at: done.toISOString() };
    this.sum('waiting', completed !== null && reportDue(factorySettings, completed) >= this.now.getTime());
    this.sum('unpaid', done !== null && job.payment_state === 'unpaid');
    this.sum('rewards_due', reward?.state === 'earned');
    this.sum('follow_up', job.status === 'pending');
  }

  /** `stats/current` without its time, and every day in `all`. */
  figures(): Omit<OfficeFigures, 'counted_at'> & { readonly all: ReadonlyMap<string, DayCounts> } {
    const of = (name: string) => this.sums.get(name) ?? 0;
    const today = calendarDateIn(business.timeZone, this.now);
    const recent = [...this.days].filter(([date]) => date >= historyStart(today));
    return {
      today,
      cards: {
        referrals_week: of('referrals_week'),
        booked_week: of('booked_week'),
        completed_week: of('completed_week'),
        unpaid: of('unpaid'),
        rewards_due: of('rewards_due'),
        follow_up: of('follow_up'),
      },
      week: {
        requests: of('requests'),
        paid: 0,
        inspector_referrals: of('inspectors'),
        differences: 0,
        endings: noEndings,
        turnaround: {
          in_time: 0,
          late: 0,
          waiting: of('waiting'),
          overdue: of('completed_week') - of('waiting'),
        },
      },
      total_referrals: of('total'),
      days: Object.fromEntries(recent),
      next_day: addDays(today, -1),
      all: this.days,
    };
  }

  private sum(name: string, counts: boolean): void {
    if (counts) this.sums.set(name, (this.sums.get(name) ?? 0) + 1);
  }

  private dayOf(instant: Date | null) {
    const date = calendarDateIn(business.timeZone, instant ?? this.now);
    const day = this.days.get(date) ?? { requests: 0, referrals: 0, completed: 0 };
    this.days.set(date, day);
    return day;
  }
}
