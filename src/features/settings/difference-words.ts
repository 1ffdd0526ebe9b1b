import { formatPhone } from '@domain/contact/phone';
import type { LibraryFinding, SeverityThreshold } from '@domain/finding-library/library-finding';
import { libraryOf } from '@domain/finding-library/library-of';
import { blankOf } from '@domain/report/blanks';
import { severityWords, type Severity } from '@domain/report/severity';
import { isObject } from '@domain/json/guards';
import type {
  AreaSettings,
  Closure,
  ContactSettings,
  ClosureRule,
  DayHours,
  HoursSettings,
  OutreachSettings,
  PromiseSettings,
  RewardOption,
  ServiceSettings,
  Settings,
} from '@domain/settings/settings';
import { settingDifferences, type SettingDifference } from '@domain/settings/setting-differences';
import { closureWords } from '@domain/hours/closure-words';
import { dollars } from '@domain/text/dollars';
import { inWords } from '@domain/text/in-words';
import { isCalendarDate, mediumDate } from '@domain/time/calendar-date';
import { monthName, monthsInWords } from '@domain/time/months-in-words';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { mailKindWords } from '@/shared/mail/mail-kind-words';

/** How the rule of a closure is said. */
export const closureRuleWords: Record<ClosureRule, string> = {
  dates: 'From one date to another',
  yearly: 'Every year, on a date',
  'nth-weekday': 'Every year, on a weekday',
};

/** One change in words: `Rush: price`, `$205`, `$219`. */
export interface ChangeWords {
  /** Where it is, unique within the settings. */
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const serviceWords: Readonly<Partial<Record<string, string>>> = {
  title: 'title',
  description: 'description',
  price: 'price',
  turnaround: 'turnaround',
  minutes: 'length',
  sameDayReport: 'same-day report',
  compares: 'comparison',
  features: 'features',
  aliases: 'other names',
  active: 'offered',
} satisfies Partial<Record<keyof ServiceSettings, string>>;

const contactWords: Readonly<Partial<Record<string, string>>> = {
  phone: 'Phone',
  email: 'Email',
  supportHours: 'Support hours',
  reviewUrl: 'Review link',
  social: 'Social pages',
} satisfies Record<keyof ContactSettings, string>;

const promiseWords: Readonly<Partial<Record<string, string>>> = {
  confirmationHours: 'Confirmed within',
  contactHours: 'Contacted within',
  reportHours: 'Report within',
  emailReplyHours: 'Email answered within',
} satisfies Record<keyof PromiseSettings, string>;

const dayFields: Readonly<Partial<Record<string, string>>> = {
  open: 'open',
  opens: 'from',
  closes: 'to',
  closedWords: 'what the site says',
  windows: 'time windows',
} satisfies Record<keyof DayHours, string>;

const hoursFields: Readonly<Partial<Record<string, string>>> = {
  leadHours: 'Hours of notice',
  horizonDays: 'Days ahead',
  travelMinutes: 'Travel',
  instantConfirmation: 'Instant confirmation',
} satisfies Partial<Record<keyof HoursSettings, string>>;

const closureFields: Readonly<Partial<Record<string, string>>> = {
  name: 'name',
  rule: 'when',
  from: 'first day',
  to: 'last day',
  month: 'month',
  day: 'day of the month',
  place: 'which one',
  weekday: 'weekday',
} satisfies Record<Exclude<keyof Closure, 'id'>, string>;

const rewardWords: Readonly<Partial<Record<string, string>>> = {
  'offered.agent': 'Rewards to real-estate agents',
  'offered.home-inspector': 'Rewards to home inspectors',
  amount: 'Reward',
  processingHours: 'Reward processed within',
  disclosed: 'Clients notified of rewards',
};

const rewardOptionWords: Readonly<Partial<Record<string, string>>> = {
  label: 'label',
  inSentence: 'in a sentence',
  picture: 'picture',
  months: 'months',
  active: 'offered',
} satisfies Record<Exclude<keyof RewardOption, 'value'>, string>;

const outreachWords: Readonly<Partial<Record<string, string>>> = {
  postalAddress: 'Postal address',
  reminders: 'Clients reminded of another inspection',
  reviews: 'Clients asked for a review',
} satisfies Record<keyof OutreachSettings, string>;

const findingFields: Readonly<Partial<Record<string, string>>> = {
  title: 'title',
  problem: 'main problem',
  observation: 'observation',
  severity: 'severity',
  thresholds: 'thresholds',
  recommendation: 'recommendation',
  favorite: 'favorite',
  active: 'offered',
} satisfies Record<Exclude<keyof LibraryFinding, 'id'>, string>;

/** What differs, as a person would say it. Former titles follow from the titles and aren't listed. */
export function differenceWords(before: Settings, after: Settings): readonly ChangeWords[] {
  const both = [before, after];
  const libraries = both.map(({ findings }) => libraryOf(findings));
  const titles: Titles = {
    closures: new Map(
      both.flatMap(({ hours }) => hours.closures.map((closure) => [closure.id, closure.name] as const)),
    ),
    services: new Map(
      both.flatMap(({ services }) => services.catalog.map(({ id, title }) => [id, title] as const)),
    ),
    findings: new Map(libraries.flat().map(({ id, title }) => [id, title] as const)),
    rewards: new Map(
      both.flatMap(({ rewards }) => rewards.options.map(({ value, label }) => [value, label] as const)),
    ),
  };
  // Of the library only what differs is stored, but people compare whole findings.
  const [one, other] = both.map((settings, index) => ({ ...settings, findings: libraries[index] }));
  return settingDifferences(one, other)
    .filter(({ path }) => path.at(-1) !== 'formerTitles')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((difference) => changeWords(difference, titles));
}

/** In the order of the page; a checked object can have its fields in any. */
function placeOf({ path }: SettingDifference): number {
  return [
    'services',
    'hours',
    'area',
    'contact',
    'promises',
    'reports',
    'findings',
    'rewards',
    'outreach',
    'emails',
  ].indexOf(path[0] ?? '');
}

type Titles = Readonly<Record<'services' | 'closures' | 'findings' | 'rewards', ReadonlyMap<string, string>>>;

function changeWords({ path, before, after }: SettingDifference, titles: Titles): ChangeWords {
  const [section, name = '', id = '', field] = path;
  const words = (label: string, show: (value: unknown) => string) => ({
    path: path.join('.'),
    name: label,
    before: before === undefined ? 'none' : show(before),
    after: after === undefined ? 'none' : show(after),
  });
  const titleOf = (value: unknown) => titles.services.get(String(value)) || 'A service without a title';
  if (section === 'hours') return hoursChange(path, words, titles.closures);
  if (section === 'area') return areaChange({ path, before, after });
  if (section === 'contact') {
    return words(contactWords[name] ?? inWords(name), name === 'phone' ? phoneWords : valueWords);
  }
  if (section === 'promises') return words(promiseWords[name] ?? inWords(name), hoursWords);
  if (section === 'reports') return words('Inspectors’ reports need approval', valueWords);
  if (section === 'findings') return findingChange(path, words, titles.findings);
  if (section === 'rewards') return rewardChange(path, words, titles.rewards);
  if (section === 'outreach') return words(outreachWords[name] ?? inWords(name), valueWords);
  if (section === 'emails') return words(emailWords(name, id), wordingWords);
  if (name === 'standard') return words('Standard service', titleOf);
  if (name === 'unknownServicePrice') return words('Price for any other name', priceWords);
  if (id === 'order') {
    return words('Order of services', (value) => String(value).split(', ').map(titleOf).join(', '));
  }
  if (field === undefined) return words(titleOf(id), addedWords);
  return words(`${titleOf(id)}: ${serviceWords[field] ?? inWords(field)}`, showService[field] ?? valueWords);
}

/** Of the library: a finding is the second part of the path. */
function findingChange(
  [, id = '', field]: readonly string[],
  words: (label: string, show: (value: unknown) => string) => ChangeWords,
  names: ReadonlyMap<string, string>,
): ChangeWords {
  const nameOf = (finding: unknown) => names.get(String(finding)) || 'A finding without a title';
  if (id === 'order') {
    return { ...words('Order of findings', valueWords), before: 'one order', after: 'another' };
  }
  if (field === undefined) return words(nameOf(id), () => 'a finding');
  const show = { severity: severityOf, thresholds: thresholdWords }[field] ?? valueWords;
  return words(`${nameOf(id)}: ${findingFields[field] ?? inWords(field)}`, show);
}

const severityOf = (value: unknown) => severityWords[value as Severity].toLowerCase();

function thresholdWords(thresholds: unknown): string {
  if (!Array.isArray(thresholds) || thresholds.length === 0) return 'none';
  return (thresholds as readonly SeverityThreshold[])
    .map(
      ({ blank, over, severity }) =>
        `${blankOf(blank).label} over ${isFigure(over) ? over : notYet}: ${severityWords[severity].toLowerCase()}`,
    )
    .join('; ');
}

function hoursChange(
  [, name = '', id = '', field = '']: readonly string[],
  words: (label: string, show: (value: unknown) => string) => ChangeWords,
  names: ReadonlyMap<string, string>,
): ChangeWords {
  if (name === 'week') {
    const show = { opens: timeWords, closes: timeWords, windows: timesWords }[field] ?? valueWords;
    return words(`${id}: ${dayFields[field] ?? inWords(field)}`, show);
  }
  const nameOf = (closure: unknown) => names.get(String(closure)) || 'Closed days without a name';
  if (name !== 'closures') {
    if (name === 'instantConfirmation') return words(hoursFields[name] ?? name, valueWords);
    const unit = { leadHours: 'hour', horizonDays: 'day', travelMinutes: 'minute' }[name] ?? '';
    return words(hoursFields[name] ?? inWords(name), (value) => figureWords(value, unit));
  }
  if (id === '') return words('Closed days', closuresWords);
  if (id === 'order')
    return words('Order of closed days', (order) => String(order).split(', ').map(nameOf).join(', '));
  if (field === '') return words(`Closed: ${nameOf(id)}`, closureWordsOf);
  return words(`${nameOf(id)}: ${closureFields[field] ?? inWords(field)}`, showClosure[field] ?? valueWords);
}

const areaWords: Readonly<Record<string, string>> = {
  cities: 'Cities',
  referralCities: 'Cities in the referral app',
  zips: 'ZIP codes',
} satisfies Record<keyof AreaSettings, string>;

/** Only what was removed and what was added: the lists are long. */
function areaChange({ path, before, after }: SettingDifference): ChangeWords {
  const [one, other] = [before, after].map((list) => (Array.isArray(list) ? list.map(String) : []));
  const left = (one ?? []).filter((name) => !other?.includes(name));
  const added = (other ?? []).filter((name) => !one?.includes(name));
  const moved = left.length === 0 && added.length === 0;
  return {
    path: path.join('.'),
    name: areaWords[path[1] ?? ''] ?? inWords(path[1] ?? ''),
    before: moved ? 'one order' : left.join(', ') || 'as before',
    after: moved ? 'another' : added.join(', ') || 'removed',
  };
}

const timeWords = (value: unknown) =>
  typeof value === 'string' && isTimeOfDay(value) ? clockTime(value) : 'not a time yet';
const timesWords = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? value.map(timeWords).join(', ') : 'none';

const closuresWords = (value: unknown) =>
  Array.isArray(value) && value.length > 0
    ? value
        .map((closure: Closure) => `${closure.name || 'without a name'} (${closureWordsOf(closure)})`)
        .join(', ')
    : 'none';

const dateWords = (value: unknown) =>
  typeof value === 'string' && isCalendarDate(value) ? mediumDate(value) : 'no date yet';

const showClosure: Readonly<Partial<Record<string, (value: unknown) => string>>> = {
  rule: (value) => closureRuleWords[value as ClosureRule],
  from: dateWords,
  to: dateWords,
  month: (value) => (isFigure(value) ? monthName(value) : notYet),
  day: (value) => (isFigure(value) ? String(value) : notYet),
};

function closureWordsOf(value: unknown): string {
  const closure = value as Closure;
  const { rule, from, to, day } = closure;
  const typed = rule === 'dates' ? isCalendarDate(from) && isCalendarDate(to) : isFigure(day);
  return typed ? closureWords(closure) : 'no date yet';
}

/** `Report is ready: subject`. */
function emailWords(kind: string, text: string): string {
  const names: Readonly<Partial<Record<string, string>>> = mailKindWords;
  return `${names[kind] ?? inWords(kind)}: ${text}`;
}

const wordingWords = (text: unknown) => (text === '' ? 'standard wording' : valueWords(text));

function rewardChange(
  [, name = '', value = '', field]: readonly string[],
  words: (label: string, show: (value: unknown) => string) => ChangeWords,
  labels: ReadonlyMap<string, string>,
): ChangeWords {
  const labelOf = (one: unknown) => labels.get(String(one)) || 'A reward without a label';
  if (name !== 'options') {
    const key = [name, value].filter(Boolean).join('.');
    const show = { amount: priceWords, processingHours: hoursWords }[name] ?? valueWords;
    return words(rewardWords[key] ?? inWords(key), show);
  }
  if (value === 'order') {
    return words('Order of rewards', (order) => String(order).split(', ').map(labelOf).join(', '));
  }
  if (field === undefined) return words(labelOf(value), () => 'a reward');
  const show = field === 'months' ? monthsWords : valueWords;
  return words(`${labelOf(value)}: ${rewardOptionWords[field] ?? inWords(field)}`, show);
}

function monthsWords(months: unknown): string {
  return Array.isArray(months) && months.length > 0 ? monthsInWords(months as readonly number[]) : 'all year';
}

const priceWords = (value: unknown) => (isFigure(value) ? dollars(value) : notYet);
const hoursWords = (value: unknown) => figureWords(value, 'hour');
const phoneWords = (value: unknown) => formatPhone(String(value));

const showService: Readonly<Partial<Record<string, (value: unknown) => string>>> = {
  price: priceWords,
  minutes: (value) => figureWords(value, 'minute'),
};

/** A value that isn't valid yet. */
const notYet = 'not a number yet';

const isFigure = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

function figureWords(value: unknown, unit: string): string {
  if (!isFigure(value)) return notYet;
  return value === 1 ? `1 ${unit}` : `${value} ${unit}s`;
}

/** A service that one side doesn't have. */
function addedWords(service: unknown): string {
  return isObject(service) ? `offered for ${priceWords(service.price)}` : valueWords(service);
}

function valueWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(itemWords).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function itemWords(item: unknown): string {
  return isObject(item) ? `${valueWords(item.name)} (${valueWords(item.url)})` : valueWords(item);
}
