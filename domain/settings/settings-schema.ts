import { array, number, object, string } from 'yup';
import { referrerKinds, rewardPictures, type ReferrerKind } from '../business/facts';
import { emailAddress, lineOfText } from '../contact/fields';
import { trueOrFalse } from '../api/plain-values';
import { toE164 } from '../contact/phone';
import { findingsSchema } from '../finding-library/library-schema';
import { dollars } from '../text/dollars';
import { monthsInWords } from '../time/months-in-words';
import { comparesAtFirst } from './compares';
import { emails } from './email-schema';
import { monthsWithoutReward } from './offered-rewards';
import { areaSchema } from './area-schema';
import { hoursSchema } from './hours-schema';
import { comparisonChoices, type RewardOption, type ServiceSettings, type Settings } from './settings';
import { wholeNumber, type Range } from './whole-number';

export const settingsLimits = {
  services: 40,
  features: 8,
  aliases: 10,
  formerTitles: 50,
  socialPages: 8,
  /** US dollars. */
  price: { least: 1, most: 10_000 },
  minutes: { least: 15, most: 480 },
  /** Of a promise. */
  hours: { least: 1, most: 168 },
  /** US dollars. */
  reward: { least: 1, most: 500 },
  processingHours: { least: 1, most: 336 },
  /** Offered and retired. */
  rewardOptions: 40,
  offeredRewards: 12,
} as const;

const required = (label: string, limit: number, missing: string) =>
  lineOfText(label, limit).required(missing);

/** US dollars, in dollars and cents. */
const money = (what: string, { least, most }: Range) => {
  // Written when it is needed: a process's first number format takes 10 ms, and every service loads this schema.
  const sentence = () =>
    `Enter ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} from ${dollars(least)} to ${dollars(most)}.`;
  return number()
    .typeError(sentence)
    .required(sentence)
    .min(least, sentence)
    .max(most, sentence)
    .test(
      'cents',
      `The ${what} can have two decimal places at most.`,
      (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4),
    );
};

const price = () => money('price', settingsLimits.price);

/** A public page's address; `missing` is the error without one. */
const webAddress = (missing: string) =>
  string()
    .transform((sent: unknown) => (typeof sent === 'string' ? sent.trim() : sent))
    .required(missing)
    .max(300, 'This address is too long.')
    .test({
      name: 'https',
      message: 'Enter a web address that begins with https://.',
      // One that may be left out is null then.
      skipAbsent: true,
      test: (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    });

const service = object({
  id: string()
    .required()
    .matches(/^[a-z0-9-]{1,40}$/),
  title: required('The title', 60, 'Enter the service’s title.'),
  formerTitles: array().of(string().required().max(120)).max(settingsLimits.formerTitles).required(),
  aliases: array()
    .of(required('The word', 60, 'Enter the word.'))
    .max(settingsLimits.aliases, 'Ten words are the most.')
    .defined(),
  description: required('The description', 300, 'Describe the service in a sentence or two.'),
  price: price(),
  turnaround: required('The turnaround', 60, 'Say when the report comes.'),
  minutes: wholeNumber(settingsLimits.minutes, 'minutes'),
  sameDayReport: trueOrFalse().required(),
  // Settings from before it was stored have what the service began with.
  compares: string()
    .oneOf(comparisonChoices, 'Choose what the report compares.')
    .required()
    .when('id', ([id], schema) => schema.default(comparesAtFirst(id))),
  features: array()
    .of(required('The feature', 80, 'Enter the feature, or remove the row.'))
    .max(settingsLimits.features, 'Eight features are the most.')
    .required(),
  active: trueOrFalse().required(),
}).noUnknown();

const services = object({
  catalog: array()
    .of(service)
    .min(1)
    .max(settingsLimits.services, 'Forty services are the most, with the retired ones.')
    .required()
    .test('active', 'At least one service has to be offered.', (catalog) =>
      catalog.some(({ active }) => active),
    )
    .test('ids', 'Two services have the same id.', (catalog) => allDiffer(catalog.map(({ id }) => id)))
    .test('titles', (catalog, { createError, path }) => {
      const index = indexOfRepeated(catalog);
      return (
        index === -1 ||
        createError({
          path: `${path}[${index}].title`,
          message: 'Another service has this title, or had it once.',
        })
      );
    }),
  standard: string()
    .required()
    .test('offered', 'Choose a service that is offered.', (id, { parent }) => {
      const { catalog } = parent as { readonly catalog?: readonly ServiceSettings[] };
      return catalog?.some((each) => each.id === id && each.active) ?? false;
    }),
  unknownServicePrice: price(),
}).noUnknown();

const contact = object({
  /** Typed as people write it, kept as E.164. */
  phone: string()
    .transform((sent: unknown) => (typeof sent === 'string' ? (toE164(sent) ?? sent) : sent))
    .required('Enter the phone number.')
    .test('complete', 'Enter a 10-digit phone number, area code first.', (value) => toE164(value) === value),
  email: emailAddress('Enter the email address.'),
  supportHours: required('The hours', 80, 'Say when somebody answers, like “Monday-Friday 8 AM-6 PM”.'),
  reviewUrl: webAddress('Enter the address, or remove it.').nullable().defined(),
  social: array()
    .of(
      object({
        name: required('The name', 40, 'Enter the page’s name.'),
        url: webAddress('Enter the page’s address.'),
      }).noUnknown(),
    )
    .max(settingsLimits.socialPages, 'Eight pages are the most.')
    .required(),
}).noUnknown();

const promisedHours = () => wholeNumber(settingsLimits.hours, 'hours');

const promises = object({
  confirmationHours: promisedHours(),
  contactHours: promisedHours(),
  reportHours: promisedHours(),
  emailReplyHours: promisedHours(),
}).noUnknown();

const month = () => {
  const sentence = 'Choose a month.';
  return number().typeError(sentence).required(sentence).integer(sentence).min(1, sentence).max(12, sentence);
};

const rewardOption = object({
  value: string()
    .required()
    .matches(/^[a-z0-9-]{1,40}$/),
  label: required('The label', 60, 'Enter the reward’s label.'),
  inSentence: required('The words', 80, 'Say it in a sentence, like “a gift card”.'),
  picture: string().oneOf(rewardPictures, 'Choose a picture from the list.').required(),
  months: array()
    .of(month())
    .required()
    .test('differ', 'A month is listed twice.', (months) => allDiffer(months.map(String))),
  active: trueOrFalse().required(),
}).noUnknown();

const rewards = object({
  offered: object({
    agent: trueOrFalse().required(),
    'home-inspector': trueOrFalse().required(),
  } satisfies Record<ReferrerKind, unknown>).noUnknown(),
  amount: money('amount', settingsLimits.reward),
  processingHours: wholeNumber(settingsLimits.processingHours, 'hours'),
  disclosed: trueOrFalse().required(),
  options: array()
    .of(rewardOption)
    .min(1, 'At least one reward has to be offered.')
    .max(settingsLimits.rewardOptions, 'Forty rewards are the most, with the retired ones.')
    .required()
    .test(
      'offered',
      'Twelve rewards are the most that can be offered.',
      (options) => options.filter(({ active }) => active).length <= settingsLimits.offeredRewards,
    )
    .test('values', 'Two rewards have the same value.', (options) =>
      allDiffer(options.map(({ value }) => value)),
    )
    .test('labels', (options, { createError, path }) => {
      const labels = options.map(({ label }) => label?.toLowerCase());
      const index = labels.findIndex((label, place) => label && labels.indexOf(label) !== place);
      return (
        index === -1 ||
        createError({ path: `${path}[${index}].label`, message: 'Another reward has this label.' })
      );
    })
    .test('every month', (options: readonly RewardOption[], { createError, parent }) => {
      const { offered } = parent as { readonly offered?: Partial<Record<ReferrerKind, unknown>> };
      if (!referrerKinds.some((kind) => offered?.[kind] === true)) return true;
      const missing = monthsWithoutReward(options);
      if (missing.length === 0) return true;
      const message = options.some(({ active }) => active)
        ? `No reward is offered in ${monthsInWords(missing)}.`
        : 'At least one reward has to be offered.';
      return createError({ message });
    }),
}).noUnknown();

const reports = object({ approval: trueOrFalse().required() }).noUnknown();

const outreach = object({
  postalAddress: lineOfText('The postal address', 200)
    .default('')
    .test('needed', 'Enter the postal address: these emails have to show it.', (address, { parent }) => {
      const { reminders, reviews } = parent as { readonly reminders?: unknown; readonly reviews?: unknown };
      return address !== '' || (reminders !== true && reviews !== true);
    }),
  reminders: trueOrFalse().required(),
  reviews: trueOrFalse().required(),
}).noUnknown();

/** Checks and casts each section: both ends use it before a save, and the backend for what is stored. */
export const sectionSchemas = {
  services,
  hours: hoursSchema,
  area: areaSchema,
  contact,
  promises,
  reports,
  findings: findingsSchema,
  rewards,
  outreach,
  emails,
} satisfies Record<keyof Settings, unknown>;

export const settingsSchema = object(sectionSchemas).noUnknown().required();

function allDiffer(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** The first service whose title means another one too. */
function indexOfRepeated(catalog: readonly Partial<ServiceSettings>[]): number {
  return catalog.findIndex(({ title }, index) =>
    catalog.some(
      (other, otherIndex) =>
        otherIndex !== index &&
        title !== undefined &&
        (other.title?.toLowerCase() === title.toLowerCase() ||
          (other.formerTitles?.includes(title) ?? false)),
    ),
  );
}
