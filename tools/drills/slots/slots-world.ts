import type { Firestore } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { referralServiceTitle, standardService } from '@domain/settings/offered-services';
import type { Settings } from '@domain/settings/settings';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { drillAdmin } from '../calls/caller-token';
import { unsignedToken } from '../calls/unsigned-token';
import type { Lengths } from './check-history';
import type { Accepted } from './check-stores';

/** The account of the office that confirms overlaps, so that trails name it. */
export const confirmer = { uid: 'drill-confirmer', email: 'dispatcher@example.com' } as const;

export const confirmerToken = () =>
  unsignedToken({ sub: confirmer.uid, admin: true, email: confirmer.email });

/** The office account of everything else. */
export const officeUid = drillAdmin.uid;

/** Services of several lengths, travel in between, and instant confirmation. */
export const settings: Settings = {
  ...factorySettings,
  services: {
    ...factorySettings.services,
    catalog: factorySettings.services.catalog.map((service, index) => ({
      ...service,
      minutes: [120, 90, 60, 180][index % 4] ?? 120,
    })),
  },
  hours: { ...factorySettings.hours, instantConfirmation: true, travelMinutes: 15, horizonDays: 120 },
};

export const services = settings.services.catalog.map(({ title }) => title);

export const lengths: Lengths = {
  minutes: {
    ...Object.fromEntries(settings.services.catalog.map(({ title, minutes }) => [title, minutes])),
    [referralServiceTitle]: standardService(settings.services).minutes,
  },
  travelMinutes: settings.hours.travelMinutes,
};

/** The starts of a date's windows, `HH:MM`. */
export function windowsOn(date: CalendarDate): string[] {
  return openWindows(settings.hours, date).map(({ value }) => hoursAndMinutes(value));
}

/** The open days of the next quarter, to all of which clients may move appointments. */
function openDays(): CalendarDate[] {
  const today = calendarDateIn(business.timeZone, new Date());
  return Array.from({ length: 87 }, (_, index) => addDays(today, index + 3)).filter(
    (date) => windowsOn(date).length >= 4,
  );
}

/** A day on which one inspector alone works, and one before it from which their jobs are moved there. */
export interface RushDay {
  /** Null where nobody inspects. */
  readonly inspector: string | null;
  readonly date: CalendarDate;
  readonly from: CalendarDate;
}

/** Everything that the drill's callers know. */
export interface SlotsWorld {
  readonly db: Firestore;
  /** Two instances of the functions; the first one may be killed. */
  readonly urls: readonly [string, string];
  readonly inspectors: readonly string[];
  readonly dates: readonly CalendarDate[];
  readonly rushDays: readonly RushDay[];
  /**
   * The share of calls whose answer is lost, so that the caller sends them again while the first may still be running.
   */
  readonly lostShare: number;
  readonly ledger: Ledger;
}

/** What the callers were answered. */
export interface Ledger {
  readonly accepted: Accepted[];
  /** Ids of the requests that were acknowledged. */
  readonly requests: Set<string>;
  /** Accepted and refused operations, by kind. */
  readonly kinds: Map<string, { accepted: number; refused: number }>;
  readonly refusals: Map<string, number>;
  /** Calls that were sent again because an answer was lost or didn't count. */
  repeated: number;
  /** Repeated calls that got another answer. */
  readonly differing: string[];
  /** Operations that failed. */
  readonly brokenOff: string[];
  /** The ids of known jobs. */
  readonly jobs: string[];
  /** Requests that wait for the office. */
  readonly waiting: string[];
}

export function newLedger(): Ledger {
  return {
    accepted: [],
    requests: new Set(),
    kinds: new Map(),
    refusals: new Map(),
    repeated: 0,
    differing: [],
    brokenOff: [],
    jobs: [],
    waiting: [],
  };
}

const names = ['ann', 'bo', 'cleo', 'dan', 'eve'].map((name) => `inspector-${name}`);

/** Stores the team, of whom some inspect: one does two services only, one works short days. */
export async function storeTeam(db: Firestore, rounds: number, inspectors: number) {
  const everyone = names.slice(0, inspectors);
  const days = openDays();
  const reserved = days.splice(days.length - 2 * rounds);
  const rushDays = Array.from({ length: rounds }, (_, round) => ({
    inspector: everyone[round % everyone.length] ?? null,
    from: reserved[2 * round] ?? '',
    date: reserved[2 * round + 1] ?? '',
  }));
  const week = Object.fromEntries(
    Object.keys(settings.hours.week).map((day) => [day, { works: true, from: '08:00', to: '14:30' }]),
  );
  const { uid, email } = confirmer;
  await db.collection('admins').doc(uid).set({ email });
  for (const [index, inspector] of everyone.entries()) {
    const off = rushDays.filter((rush) => rush.inspector !== inspector).map(({ date }) => date);
    await db
      .collection('admins')
      .doc(inspector)
      .set({
        email: `${inspector}@example.com`,
        name: inspector,
        role: 'inspector',
        inspects: true,
        services: index === 1 ? settings.services.catalog.slice(0, 2).map(({ id }) => id) : null,
        week: index === 2 ? week : null,
        days_off: off.map((date) => ({ from: date, to: date })),
      });
  }
  return { inspectors: everyone, dates: days, rushDays };
}
