import type { Contact, PromisedHours } from '../business/facts';

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

/** What the owner changes while the business runs. `factory-settings.ts` is what a business begins with. */
export interface Settings {
  readonly services: ServicesSettings;
  readonly contact: ContactSettings;
  readonly promises: PromiseSettings;
}

export type SettingsSection = keyof Settings;
