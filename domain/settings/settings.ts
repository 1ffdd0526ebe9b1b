import type { FindingSettings } from '../finding-library/library-finding';
import type { Contact, PromisedHours, ReferrerKind, RewardPicture, Weekday } from '../business/facts';
import { comparisonKinds } from '../report/compare/outcomes';
import type { CalendarDate } from '../time/calendar-date';
import type { TimeOfDay } from '../time/time-of-day';
import type { EmailWording, WordedKind } from './worded-kinds';

export const comparisonChoices = ['none', ...comparisonKinds] as const;
export type ComparisonChoice = (typeof comparisonChoices)[number];

/** A service as the owner sets it. */
export interface ServiceSettings {
  /** Never changes, whatever the title becomes. */
  readonly id: string;
  readonly title: string;
  /** Earlier titles: jobs and requests keep the one of their day. */
  readonly formerTitles: readonly string[];
  /** A name that contains one of these words means this service. */
  readonly aliases: readonly string[];
  readonly description: string;
  /** US dollars. */
  readonly price: number;
  readonly turnaround: string;
  /** How long the inspection takes in the calendar. */
  readonly minutes: number;
  /** Whether the report is promised for the day of the inspection, not only within the usual hours. */
  readonly sameDayReport: boolean;
  /** Whether its report compares an earlier one of the same line, and for what. */
  readonly compares: ComparisonChoice;
  readonly features: readonly string[];
  /** Whether it can be booked. A retired one stays on old jobs. */
  readonly active: boolean;
}

export interface ServicesSettings {
  /** In display order. */
  readonly catalog: readonly ServiceSettings[];
  /** The `id` of the service for a request that names none. */
  readonly standard: string;
  /** US dollars at which a job with an unknown service's name starts. */
  readonly unknownServicePrice: number;
}

export type ContactSettings = Pick<Contact, 'phone' | 'email' | 'supportHours' | 'reviewUrl' | 'social'>;

export type PromiseSettings = PromisedHours;

/** A reward to choose from. */
export interface RewardOption {
  /** Stored with each choice; never changes, whatever the label becomes. */
  readonly value: string;
  readonly label: string;
  /** In the middle of a sentence: 'a gift card'. */
  readonly inSentence: string;
  readonly picture: RewardPicture;
  /** The months, 1 to 12, in which it is offered; none for all year. */
  readonly months: readonly number[];
  /** Whether it is offered at all. A retired one stays on the referrals that chose it. */
  readonly active: boolean;
}

export interface RewardSettings {
  /** Which referrers may earn rewards; the screens of the others don't mention money. */
  readonly offered: Readonly<Record<ReferrerKind, boolean>>;
  /** US dollars for each referred inspection that is completed and paid; those sent before a change keep theirs. */
  readonly amount: number;
  /** Hours within which an earned reward is processed. */
  readonly processingHours: number;
  /** Whether clients are notified of their referrer's reward. */
  readonly disclosed: boolean;
  /** In display order. */
  readonly options: readonly RewardOption[];
}

/** A day of the week. What isn't said of a closed day is kept for when it opens again. */
export interface DayHours {
  readonly open: boolean;
  /** `HH:MM`. */
  readonly opens: TimeOfDay;
  readonly closes: TimeOfDay;
  /** What is said of the day while it is closed: 'Closed'. */
  readonly closedWords: string;
  /** When the time windows begin that clients can choose, `HH:MM`, in any order. Each is two hours long. */
  readonly windows: readonly TimeOfDay[];
}

export const closureRules = ['dates', 'yearly', 'nth-weekday'] as const;
export type ClosureRule = (typeof closureRules)[number];

export const weekdayPlaces = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekdayPlace = (typeof weekdayPlaces)[number];

/** Days on which the business is closed. Only the fields of its rule count. */
export interface Closure {
  readonly id: string;
  /** After 'closed for': 'Thanksgiving'. */
  readonly name: string;
  /** From one date to another, a date of every year, or a weekday of a month of every year. */
  readonly rule: ClosureRule;
  /** Of `dates`: the first and the last day, `YYYY-MM-DD`. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Of `yearly` and `nth-weekday`, 1 to 12. */
  readonly month: number;
  /** Of `yearly`, 1 to 31. */
  readonly day: number;
  /** Of `nth-weekday`: the fourth Thursday. */
  readonly place: WeekdayPlace;
  readonly weekday: Weekday;
}

export interface HoursSettings {
  readonly week: Readonly<Record<Weekday, DayHours>>;
  readonly closures: readonly Closure[];
  /** Hours of notice for a time that a client chooses. */
  readonly leadHours: number;
  /** How many days ahead a client can choose a time. */
  readonly horizonDays: number;
  /** From a job at a set time to the next one. A time window leaves room for it. */
  readonly travelMinutes: number;
  /** Whether a request for an available time becomes a job as it comes in. */
  readonly instantConfirmation: boolean;
}

/** Where the business works. An address outside is marked in the office, never refused. */
export interface AreaSettings {
  /** In the order of the lists. */
  readonly cities: readonly string[];
  /** The cities that the referral app lists, among `cities`. */
  readonly referralCities: readonly string[];
  /** Five digits each. */
  readonly zips: readonly string[];
}

/** How reports come about. */
export interface ReportSettings {
  /** Whether an inspector's report goes out only once the office has approved it. */
  readonly approval: boolean;
}

/** Emails that nobody ordered. They are sent only with a postal address. */
export interface OutreachSettings {
  /** Where post reaches the business, in one row; may be empty. */
  readonly postalAddress: string;
  /** Whether clients are reminded when their line should be scoped again. */
  readonly reminders: boolean;
  /** Whether clients are asked for a review. */
  readonly reviews: boolean;
}

/** The owner’s words for the emails of each kind. */
export type EmailSettings = Readonly<Record<WordedKind, EmailWording>>;

/** What the owner changes while the business runs. `factory-settings.ts` is what a business begins with. */
export interface Settings {
  readonly services: ServicesSettings;
  readonly hours: HoursSettings;
  readonly area: AreaSettings;
  readonly contact: ContactSettings;
  readonly promises: PromiseSettings;
  readonly reports: ReportSettings;
  /** Only for the team: `office-library-read`. */
  readonly findings: FindingSettings;
  readonly rewards: RewardSettings;
  /** Only for the backend, as the emails: pages are only served whether clients are reminded. */
  readonly outreach: OutreachSettings;
  readonly emails: EmailSettings;
}

export type SettingsSection = keyof Settings;
