import { rewardPictures, weekdays, type ReferrerKind } from '@domain/business/facts';
import { hasFields, isFlag, isListOf, isNumber, isOneOf, isText, type Guard } from '@domain/json/guards';
import { formatPhone } from '@domain/contact/phone';
import type { LibraryFinding, SeverityThreshold } from '@domain/finding-library/library-finding';
import { findingChanges, libraryOf } from '@domain/finding-library/library-of';
import { blankNames } from '@domain/report/blanks';
import { severities } from '@domain/report/severity';
import {
  closureRules,
  weekdayPlaces,
  type AreaSettings,
  type Closure,
  type EmailSettings,
  type HoursSettings,
  type OutreachSettings,
  type PromiseSettings,
  type ReportSettings,
  type RewardOption,
  type RewardSettings,
  type ServiceSettings,
  type Settings,
} from '@domain/settings/settings';
import { ofEachKind, type EmailWording } from '@domain/settings/worded-kinds';
import { isWeek } from '@domain/settings/public-settings';
import { typedDollars } from '@/forms/typed-dollars';

/** A service as typed. */
export interface ServiceForm extends Omit<ServiceSettings, 'price' | 'minutes'> {
  readonly price: string;
  readonly minutes: string;
}

/** A closure as typed. */
export interface ClosureForm extends Omit<Closure, 'month' | 'day'> {
  readonly month: string;
  readonly day: string;
}

/** The hours as typed. */
export interface HoursForm extends Pick<HoursSettings, 'week' | 'instantConfirmation'> {
  readonly closures: readonly ClosureForm[];
  readonly leadHours: string;
  readonly horizonDays: string;
  readonly travelMinutes: string;
}

/** The service area as typed: cities one in a row, ZIP codes with spaces or commas between them. */
export type AreaForm = Readonly<Record<keyof AreaSettings, string>>;

/** The rewards as typed. */
export interface RewardsForm extends Omit<RewardSettings, 'amount' | 'processingHours'> {
  readonly amount: string;
  readonly processingHours: string;
}

/** A finding of the library as typed. */
export interface FindingItemForm extends Omit<LibraryFinding, 'thresholds'> {
  readonly thresholds: readonly ThresholdForm[];
}

interface ThresholdForm extends Omit<SeverityThreshold, 'over'> {
  readonly over: string;
}

/** The settings as typed: figures are texts, and an address that is left out is an empty one. */
export interface SettingsForm {
  readonly services: {
    readonly catalog: readonly ServiceForm[];
    readonly standard: string;
    readonly unknownServicePrice: string;
  };
  readonly hours: HoursForm;
  readonly area: AreaForm;
  readonly contact: Omit<Settings['contact'], 'reviewUrl'> & { readonly reviewUrl: string };
  readonly promises: Readonly<Record<keyof PromiseSettings, string>>;
  readonly reports: ReportSettings;
  /** The whole library; only what differs from the trade's is saved. */
  readonly findings: { readonly catalog: readonly FindingItemForm[] };
  readonly rewards: RewardsForm;
  readonly outreach: OutreachSettings;
  readonly emails: EmailSettings;
}

export function settingsForm({
  services,
  hours,
  area,
  contact,
  promises,
  reports,
  findings,
  rewards,
  outreach,
  emails,
}: Settings): SettingsForm {
  return {
    services: {
      ...services,
      catalog: services.catalog.map((service) => ({
        ...service,
        price: String(service.price),
        minutes: String(service.minutes),
      })),
      unknownServicePrice: String(services.unknownServicePrice),
    },
    hours: {
      ...hours,
      closures: hours.closures.map(closureForm),
      leadHours: String(hours.leadHours),
      horizonDays: String(hours.horizonDays),
      travelMinutes: String(hours.travelMinutes),
    },
    area: {
      cities: area.cities.join('\n'),
      referralCities: area.referralCities.join('\n'),
      zips: area.zips.join(', '),
    },
    contact: { ...contact, phone: formatPhone(contact.phone), reviewUrl: contact.reviewUrl ?? '' },
    promises: {
      confirmationHours: String(promises.confirmationHours),
      contactHours: String(promises.contactHours),
      reportHours: String(promises.reportHours),
      emailReplyHours: String(promises.emailReplyHours),
    },
    reports,
    findings: { catalog: libraryOf(findings).map(findingForm) },
    rewards: {
      ...rewards,
      amount: String(rewards.amount),
      processingHours: String(rewards.processingHours),
    },
    outreach,
    emails,
  };
}

export function findingForm(finding: LibraryFinding): FindingItemForm {
  return {
    ...finding,
    thresholds: finding.thresholds.map((threshold) => ({ ...threshold, over: String(threshold.over) })),
  };
}

export function typedFinding(finding: FindingItemForm): LibraryFinding {
  return {
    ...finding,
    thresholds: finding.thresholds.map((threshold) => ({ ...threshold, over: typedFigure(threshold.over) })),
  };
}

export function closureForm(closure: Closure): ClosureForm {
  return { ...closure, month: String(closure.month), day: String(closure.day) };
}

/** What was typed as settings, unchecked. A figure that isn't one becomes NaN, which the schema refuses. */
export function typedSettings({
  services,
  hours,
  area,
  contact,
  promises,
  reports,
  findings,
  rewards,
  outreach,
  emails,
}: SettingsForm): Settings {
  return {
    services: {
      ...services,
      catalog: services.catalog.map((service) => ({
        ...service,
        price: typedDollars(service.price),
        minutes: typedFigure(service.minutes),
      })),
      unknownServicePrice: typedDollars(services.unknownServicePrice),
    },
    hours: {
      ...hours,
      closures: hours.closures.map((closure) => ({
        ...closure,
        month: typedFigure(closure.month),
        day: typedFigure(closure.day),
      })),
      leadHours: typedFigure(hours.leadHours),
      horizonDays: typedFigure(hours.horizonDays),
      travelMinutes: typedFigure(hours.travelMinutes),
    },
    area: {
      cities: rowsOf(area.cities),
      referralCities: rowsOf(area.referralCities),
      zips: area.zips.split(/[\s,;]+/).filter(Boolean),
    },
    contact: { ...contact, reviewUrl: contact.reviewUrl.trim() === '' ? null : contact.reviewUrl },
    promises: {
      confirmationHours: typedFigure(promises.confirmationHours),
      contactHours: typedFigure(promises.contactHours),
      reportHours: typedFigure(promises.reportHours),
      emailReplyHours: typedFigure(promises.emailReplyHours),
    },
    reports,
    findings: findingChanges(findings.catalog.map(typedFinding)),
    rewards: {
      ...rewards,
      amount: typedDollars(rewards.amount),
      processingHours: typedFigure(rewards.processingHours),
    },
    outreach,
    emails,
  };
}

const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);

/** Number() would also accept `0x10` and `1e3`. */
function typedFigure(typed: string): number {
  return /^\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : NaN;
}

const isTexts = isListOf(isText);

const hasServiceFields = hasFields<Omit<ServiceForm, 'compares'>>({
  id: isText,
  title: isText,
  formerTitles: isTexts,
  aliases: isTexts,
  description: isText,
  price: isText,
  turnaround: isText,
  minutes: isText,
  sameDayReport: isFlag,
  features: isTexts,
  active: isFlag,
});

/** A draft from before it was there lacks `compares`; the schema has its default. */
const isServiceForm: Guard<ServiceForm> = (value): value is ServiceForm => hasServiceFields(value);

const isHoursForm = hasFields<HoursForm>({
  week: isWeek,
  closures: isListOf(
    hasFields<ClosureForm>({
      id: isText,
      name: isText,
      rule: isOneOf(closureRules),
      from: isText,
      to: isText,
      month: isText,
      day: isText,
      place: isOneOf(weekdayPlaces),
      weekday: isOneOf(weekdays),
    }),
  ),
  leadHours: isText,
  horizonDays: isText,
  travelMinutes: isText,
  instantConfirmation: isFlag,
});

const isRewardsForm = hasFields<RewardsForm>({
  offered: hasFields<Record<ReferrerKind, boolean>>({ agent: isFlag, 'home-inspector': isFlag }),
  amount: isText,
  processingHours: isText,
  disclosed: isFlag,
  options: isListOf(
    hasFields<RewardOption>({
      value: isText,
      label: isText,
      inSentence: isText,
      picture: isOneOf(rewardPictures),
      months: isListOf(isNumber),
      active: isFlag,
    }),
  ),
});

const isFindingItemForm = hasFields<FindingItemForm>({
  id: isText,
  title: isText,
  problem: isText,
  observation: isText,
  severity: isOneOf(severities),
  thresholds: isListOf(
    hasFields<ThresholdForm>({ blank: isOneOf(blankNames), over: isText, severity: isOneOf(severities) }),
  ),
  recommendation: isText,
  favorite: isFlag,
  active: isFlag,
});

/** Whether they are the emails of this version. */
export const isEmails: Guard<EmailSettings> = hasFields<EmailSettings>(
  ofEachKind(() => hasFields<EmailWording>({ subject: isText, opening: isText })),
);

/** Whether a stored draft is a form of this version. */
export const isSettingsForm: Guard<SettingsForm> = hasFields<SettingsForm>({
  services: hasFields({ catalog: isListOf(isServiceForm), standard: isText, unknownServicePrice: isText }),
  hours: isHoursForm,
  area: hasFields<AreaForm>({ cities: isText, referralCities: isText, zips: isText }),
  contact: hasFields({
    phone: isText,
    email: isText,
    supportHours: isText,
    reviewUrl: isText,
    social: isListOf(hasFields({ name: isText, url: isText })),
  }),
  promises: hasFields({
    confirmationHours: isText,
    contactHours: isText,
    reportHours: isText,
    emailReplyHours: isText,
  }),
  reports: hasFields<ReportSettings>({ approval: isFlag }),
  findings: hasFields({ catalog: isListOf(isFindingItemForm) }),
  rewards: isRewardsForm,
  outreach: hasFields<OutreachSettings>({ postalAddress: isText, reminders: isFlag, reviews: isFlag }),
  emails: isEmails,
});
