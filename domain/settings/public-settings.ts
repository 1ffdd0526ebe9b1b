import { rewardPictures, weekdays, type ReferrerKind, type Weekday } from '../business/facts';
import {
  hasFields,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  mayHaveFields,
  orNull,
  type Guard,
} from '../json/guards';
import { sendsReminders } from '../outreach/sends-reminders';
import {
  closureRules,
  comparisonChoices,
  weekdayPlaces,
  type AreaSettings,
  type Closure,
  type ContactSettings,
  type DayHours,
  type HoursSettings,
  type PromiseSettings,
  type ReportSettings,
  type RewardOption,
  type RewardSettings,
  type ServiceSettings,
  type ServicesSettings,
  type Settings,
} from './settings';

export const publicSettingsPath = '/settings.json';

/** What `publicSettingsPath` serves to every page: the settings without anything private. */
export interface PublicSettings extends Omit<Settings, 'emails' | 'findings' | 'outreach'> {
  /** From 1; 0 are the factory settings. */
  readonly version: number;
  /** Whether clients are reminded to have their line scoped again. */
  readonly reminders: boolean;
}

export function publicSettings(
  version: number,
  { services, hours, area, contact, promises, reports, rewards, outreach }: Settings,
): PublicSettings {
  const reminders = sendsReminders(outreach);
  return { version, reminders, services, hours, area, contact, promises, reports, rewards };
}

const isTexts = isListOf(isText);

const hasServiceFields = hasFields<Omit<ServiceSettings, 'compares'>>({
  id: isText,
  title: isText,
  formerTitles: isTexts,
  aliases: isTexts,
  description: isText,
  price: isNumber,
  turnaround: isText,
  minutes: isNumber,
  sameDayReport: isFlag,
  features: isTexts,
  active: isFlag,
});

/** What a device stored before it was there lacks `compares`. */
const isService: Guard<ServiceSettings> = (value): value is ServiceSettings =>
  hasServiceFields(value) && mayHaveCompares(value);
const mayHaveCompares = mayHaveFields<Pick<ServiceSettings, 'compares'>>({
  compares: isOneOf(comparisonChoices),
});

const isServices = hasFields<ServicesSettings>({
  catalog: isListOf(isService),
  standard: isText,
  unknownServicePrice: isNumber,
});

const isDay = hasFields<DayHours>({
  open: isFlag,
  opens: isText,
  closes: isText,
  closedWords: isText,
  windows: isTexts,
});

/** The hours of each weekday; as typed, they are the same. */
export const isWeek: Guard<HoursSettings['week']> = hasFields(
  Object.fromEntries(weekdays.map((day) => [day, isDay])) as Record<Weekday, typeof isDay>,
);

const isHours = hasFields<HoursSettings>({
  week: isWeek,
  closures: isListOf(
    hasFields<Closure>({
      id: isText,
      name: isText,
      rule: isOneOf(closureRules),
      from: isText,
      to: isText,
      month: isNumber,
      day: isNumber,
      place: isOneOf(weekdayPlaces),
      weekday: isOneOf(weekdays),
    }),
  ),
  leadHours: isNumber,
  horizonDays: isNumber,
  travelMinutes: isNumber,
  instantConfirmation: isFlag,
});

const isContact = hasFields<ContactSettings>({
  phone: isText,
  email: isText,
  supportHours: isText,
  reviewUrl: orNull(isText),
  social: isListOf(hasFields({ name: isText, url: isText })),
});

const isPromises = hasFields<PromiseSettings>({
  confirmationHours: isNumber,
  contactHours: isNumber,
  reportHours: isNumber,
  emailReplyHours: isNumber,
});

const isRewardOption = hasFields<RewardOption>({
  value: isText,
  label: isText,
  inSentence: isText,
  picture: isOneOf(rewardPictures),
  months: isListOf(isNumber),
  active: isFlag,
});

const isRewards = hasFields<RewardSettings>({
  offered: hasFields<Record<ReferrerKind, boolean>>({ agent: isFlag, 'home-inspector': isFlag }),
  amount: isNumber,
  processingHours: isNumber,
  disclosed: isFlag,
  options: isListOf(isRewardOption),
});

const hasSections = hasFields<Omit<PublicSettings, 'reminders'>>({
  version: isNumber,
  services: isServices,
  hours: isHours,
  area: hasFields<AreaSettings>({ cities: isTexts, referralCities: isTexts, zips: isTexts }),
  contact: isContact,
  promises: isPromises,
  reports: hasFields<ReportSettings>({ approval: isFlag }),
  rewards: isRewards,
});

/** Those from before it was there lack `reminders`. */
const mayHaveReminders = mayHaveFields<Pick<PublicSettings, 'reminders'>>({ reminders: isFlag });

/** Whether a page can use what it was served: it may be older or newer than the backend. */
export const isPublicSettings: Guard<PublicSettings> = (value): value is PublicSettings =>
  hasSections(value) && mayHaveReminders(value);
