import type { Contact, PromisedHours, ReferrerKind, RewardPicture } from '../business/facts';

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

/** What the owner changes while the business runs. `factory-settings.ts` is what a business begins with. */
export interface Settings {
  readonly services: ServicesSettings;
  readonly contact: ContactSettings;
  readonly promises: PromiseSettings;
  readonly rewards: RewardSettings;
}

export type SettingsSection = keyof Settings;
