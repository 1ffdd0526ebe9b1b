import { mixed, object, string, ValidationError, type InferType } from 'yup';
import { business } from '../business/business';
import { contactLimits, emailAddress, lineOfText, linesOfText, nameLine } from '../contact/fields';
import { clientFields } from '../customer/edit-customer';
import { priceField } from '../request/accept-request';
import { referralServiceTitle } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import { cleanLine } from '../text/plain-text';
import { calendarDateIn } from '../time/calendar-date';
import { furtherAddresses, importFields } from './import-fields';
import type { ImportKind } from './import-kinds';
import { readDateTime, readTime } from './read-date-time';

/** Why a row is refused: the field of its file, and a sentence. */
export interface RowProblem {
  readonly field: string;
  readonly sentence: string;
}

/** The value of a cell whose text isn't recognized. */
const unreadable = 'unreadable';

/** Nothing older is a past job of this business; it would be a year typed wrong. */
const earliest = '1990-01-01';

const client = {
  clientName: clientFields.name,
  clientEmail: clientFields.email,
  clientPhone: clientFields.phone,
};

/** A date that was readable, up to today, or empty. */
const dateUntilToday = string()
  .test('exists', 'Enter the date, like 3/14/2025.', (value) => value !== unreadable)
  .test(
    'past',
    ({ value }) => `${String(value)} isn’t in the past.`,
    function (value) {
      if (value === undefined || value === '' || value === unreadable) return true;
      const today = calendarDateIn(business.timeZone, (this.options.context as { now: Date }).now);
      return value >= earliest && value <= today;
    },
  );

const pastDate = dateUntilToday.required('Enter the date, like 3/14/2025.');

/** One of `values`; unrecognized text was read as `unreadable`. */
const choice = <Value extends string>(values: readonly Value[], sentence: string) =>
  mixed<Value>((value): value is Value => values.some((known) => known === value))
    .defined()
    .typeError(sentence);

const note = linesOfText('The note', contactLimits.note).defined();
const optionalAddress = lineOfText('The address', contactLimits.address).defined();

export const customerRow = object({
  ...client,
  address: optionalAddress,
  address2: optionalAddress,
  address3: optionalAddress,
  address4: optionalAddress,
});

export const jobRow = object({
  ...client,
  address: lineOfText('The address', contactLimits.address).required('Enter the property address.'),
  date: pastDate,
  time: string()
    .defined()
    .test('time', 'Enter the time, like 9:30 AM.', (value) => value !== unreadable),
  service: lineOfText('The service', contactLimits.name).required(),
  price: priceField.defined(),
  status: choice(['completed', 'cancelled'], 'Only completed and cancelled jobs can be imported.'),
  payment: choice(['paid', 'unpaid', 'waived', ''], 'Write paid, unpaid, or waived.'),
  paidOn: dateUntilToday.defined(),
  note,
});

export const referralRow = object({
  ...client,
  address: optionalAddress,
  referrerName: nameLine('The name', contactLimits.name).required('Enter the referrer’s name.'),
  referrerEmail: emailAddress('Enter the referrer’s email address.'),
  referrerPhone: clientFields.phone,
  company: lineOfText('The company', contactLimits.name).defined(),
  date: pastDate,
  outcome: choice(['completed', 'closed'], 'Write completed or closed.'),
  note,
});

export type CustomerRow = InferType<typeof customerRow>;
export type JobRow = InferType<typeof jobRow>;
export type ReferralRow = InferType<typeof referralRow>;

const rows = { customers: customerRow, jobs: jobRow, referrals: referralRow };
export type RowOf<Kind extends ImportKind> = InferType<(typeof rows)[Kind]>;

export type ReadRow<Kind extends ImportKind> =
  | { readonly row: RowOf<Kind>; readonly problems: readonly [] }
  | { readonly row: null; readonly problems: readonly RowProblem[] };

/** Reads a row's cells, in the order of the kind's fields, as what is stored. Both ends use it. */
export function readRow<Kind extends ImportKind>(
  services: ServicesSettings,
  kind: Kind,
  cells: readonly string[],
  now: Date,
): ReadRow<Kind> {
  const cell = (name: string) =>
    cells[importFields[kind].findIndex((field) => field.name === name)]?.trim() ?? '';
  try {
    const row = rows[kind].validateSync(valuesOf(services, cell), {
      abortEarly: false,
      stripUnknown: true,
      context: { now },
    }) as RowOf<Kind>;
    return { row, problems: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { row: null, problems: problemsOf(error) };
  }
}

/** The first problem of each field. */
function problemsOf({ inner }: ValidationError): readonly RowProblem[] {
  const first = new Map<string, string>();
  for (const { path = '', message } of inner) if (!first.has(path)) first.set(path, message);
  return [...first].map(([field, sentence]) => ({ field, sentence }));
}

function valuesOf(services: ServicesSettings, cell: (name: string) => string) {
  const at = readDateTime(cell('date'));
  return {
    ...personOf('client', cell),
    ...personOf('referrer', cell),
    ...Object.fromEntries(['address', ...furtherAddresses].map((name) => [name, addressOf(name, cell)])),
    date: cell('date') === '' ? '' : (at.date ?? unreadable),
    time: cell('time') === '' ? (at.time ?? '') : (readTime(cell('time')) ?? unreadable),
    service: serviceOf(services, cell('service')),
    price: priceOf(cell('price')),
    status: statusOf(cell('status')),
    payment: paymentOf(cell('payment')),
    paidOn: cell('paidOn') === '' ? '' : (readDateTime(cell('paidOn')).date ?? unreadable),
    company: cell('company'),
    outcome: outcomeOf(cell('outcome')),
    note: cell('note'),
  };
}

function personOf(who: string, cell: (name: string) => string) {
  const whole = cell(`${who}Name`);
  return {
    [`${who}Name`]: whole === '' ? `${cell(`${who}FirstName`)} ${cell(`${who}LastName`)}` : whole,
    [`${who}Email`]: cell(`${who}Email`).split(/[;,\s]+/)[0] ?? '',
    [`${who}Phone`]: cell(`${who}Phone`),
  };
}

/** `Street, Unit, City, State ZIP`, as far as given. A further address without a street isn't one. */
function addressOf(name: string, cell: (name: string) => string): string {
  const part = (key: string) => cell(`${key}${name.slice('address'.length)}`);
  if (name !== 'address' && part('address') === '') return '';
  const region = [part('state'), part('zip')].filter(Boolean).join(' ');
  return [part('address'), part('unit'), part('city'), region].filter(Boolean).join(', ');
}

/** The catalog's name for a service that is recognized by a title or its word; any other name as it is. */
function serviceOf({ catalog }: ServicesSettings, text: string): string {
  const name = cleanLine(text);
  if (name === '') return referralServiceTitle;
  const asked = name.toLowerCase();
  const known =
    catalog.find(({ title }) => title.toLowerCase() === asked) ??
    catalog.find(({ formerTitles }) => formerTitles.some((title) => title.toLowerCase() === asked)) ??
    catalog.find(
      ({ active, aliases }) => active && aliases.some((alias) => asked.includes(alias.toLowerCase())),
    );
  return known?.title ?? name;
}

/** US dollars; 0 for an empty cell. */
function priceOf(text: string): number {
  const amount = text.replace(/[$,\s]|USD/gi, '');
  return amount === '' ? 0 : Number(amount);
}

const known = (text: string, words: Readonly<Record<string, RegExp>>) =>
  text === '' ? '' : (Object.keys(words).find((name) => words[name]?.test(text)) ?? unreadable);

function statusOf(text: string): string {
  const found = known(text, {
    cancelled: /cancel/i,
    completed:
      /^(?:complete|completed|done|finished|published|archived|closed|paid|inspected|requires invoicing)$/i,
  });
  return found === '' ? 'completed' : found;
}

function paymentOf(text: string): string {
  return known(text, {
    unpaid: /^(?:unpaid|not paid|no|false|n|0|due|past due|outstanding|open|awaiting payment|sent)$/i,
    paid: /^(?:paid|paid in full|yes|true|y|1|x|settled)$/i,
    waived: /^(?:waived|comp|comped|free|no charge)$/i,
  });
}

function outcomeOf(text: string): string {
  const found = known(text, {
    completed: /^(?:complete|completed|done|paid|inspected|won)$/i,
    closed: /^(?:closed|declined|lost|cancell?ed|no show)$/i,
  });
  return found === '' ? 'completed' : found;
}
