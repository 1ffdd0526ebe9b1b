import type { CalendarDate } from '@domain/time/calendar-date';

/** Something that happens in the year, at a local time of the business. */
export interface Happening {
  readonly on: CalendarDate;
  /** `HH:MM` */
  readonly at: string;
  readonly does: Deed;
}

export type Deed = InspectionDeed | PersonDeed | VisitDeed | PhoneDeed;

export interface InspectionDeed {
  readonly kind:
    /** The job is done, and its report is written. */
    | 'report'
    /** `again`: after a payment that was recorded by mistake. */
    | 'pay'
    | 'waive'
    | 'correct'
    | 'again'
    /** The office pays out the reward of the referrer, if there is one to pay. */
    | 'reward'
    | 'open'
    | 'decline'
    | 'revoke'
    /** The client books the same property again, or asks for an appointment there. */
    | 'book'
    | 'ask';
  readonly inspection: Inspection;
}

export interface PersonDeed {
  readonly kind: 'unsubscribe' | 'allow-reminders' | 'allow-reviews';
  readonly person: string;
}

export type VisitDeed =
  | { readonly kind: 'schedule'; readonly visit: Visit }
  | { readonly kind: 'cancel'; readonly visit: Visit }
  | { readonly kind: 'move'; readonly visit: Visit; readonly to: Appointment };

/** The client texts STOP or START. */
export interface PhoneDeed {
  readonly kind: 'stop' | 'start';
  readonly phone: string;
}

export interface Inspection {
  readonly id: string;
  /** The client's email address. */
  readonly person: string;
  /** Of that client alone. */
  readonly phone: string;
  readonly address: string;
  readonly date: CalendarDate;
  /** In how many months a finding asks for another look; null for none. */
  readonly months: number | null;
  /** Whether it is the yearly service. */
  readonly yearly: boolean;
  /** Who sent the client, and what they were promised; null for nobody. */
  readonly referral: { readonly referrer: string; readonly cents: number } | null;
}

export interface Appointment {
  readonly on: CalendarDate;
  /** `HH:MM` */
  readonly at: string;
}

/** A job that is still to come, of whose appointment the client gets text messages after agreeing to them. */
export interface Visit {
  readonly id: string;
  /** The client's email address. */
  readonly person: string;
  /** Some clients have several visits. */
  readonly phone: string;
  /** Whether the client checks the box for text messages when booking. */
  readonly agrees: boolean;
  readonly isFormMissing: boolean;
  /** The first one agreed on. */
  readonly appointment: Appointment;
}

export interface YearPlan {
  readonly inspections: readonly Inspection[];
  readonly visits: readonly Visit[];
  /** In order. */
  readonly happenings: readonly Happening[];
  readonly last: CalendarDate;
}

/** When people do something, also at night. */
export const hours = ['06:10', '09:40', '12:30', '15:20', '18:50', '21:15', '23:55'] as const;

/** The phone of a client of the drill. */
export const phoneOf = (index: number) => `(312) 555-${String(index).padStart(4, '0')}`;
