import { weekdays } from '@domain/business/facts';
import { headingFonts } from '@domain/brand/heading-fonts';
import { textFonts } from '@domain/brand/text-fonts';
import { emailField } from '@domain/contact/fields';
import { isCompletePhone } from '@domain/contact/phone';
import { curly } from '@domain/text/curly';
import { hoursAndMinutes, isTimeOfDay } from '@domain/time/time-of-day';
import { businessNames } from '../business/chosen-business.mjs';
import type { Answers } from './answers';
import { folderName } from './folder-name';
import { readableOnLight } from './palette';
import { countyInWords, countyWord } from '@/site/landing/service-area/county-word';
import { countyAt, stateNames } from './place-facts';

/** The answers so far; later questions depend on earlier ones. */
export type Partly = Partial<Answers>;

export interface Question {
  readonly key: keyof Answers;
  readonly ask: string;
  /** Used for an empty answer. */
  readonly usual?: (answers: Partly) => string;
  /** The value of a text. @throws Error with the sentence that says what is wrong. */
  readonly read: (text: string, answers: Partly) => unknown;
  /** For a list: asked again until the answer is empty; so many at least. */
  readonly least?: number;
}

function refuse(sentence: string): never {
  throw new Error(sentence);
}

const text = (most: number) => (given: string) =>
  given.length > 0 && given.length <= most
    ? curly(given)
    : refuse(`Enter a text of up to ${most} characters.`);

const oneOf = (known: readonly string[], what: string) => (given: string) =>
  known.find((each) => each.toLowerCase() === given.toLowerCase()) ?? refuse(`Enter ${what}.`);

const email = (given: string) => (emailField.isValidSync(given) ? given : refuse('Enter an email address.'));

/** An address without a slash at the end. */
function address(given: string): string {
  if (!/^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(given))
    refuse('Enter an address that begins with https://.');
  return given.replace(/\/+$/, '');
}

const addressOrNone = (given: string) => (given === '' ? null : address(given));

const time = (given: string) =>
  isTimeOfDay(given) && hoursAndMinutes(given) === given
    ? given
    : refuse('Enter a time such as 08:00 or 17:30.');

/** A color in which text can be read on the light pages; those of the dark ones are made lighter from it. */
function color(given: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(given)) refuse('Enter a color such as #1F5F8B.');
  const hex = given.toUpperCase();
  const near = readableOnLight(hex);
  return near === hex
    ? hex
    : refuse(`Text in ${hex} is too pale to read on a light page. Enter a darker color, such as ${near}.`);
}

const whole = (least: number, most: number) => (given: string) => {
  const value = Number(given);
  return /^\d+$/.test(given) && value >= least && value <= most
    ? value
    : refuse(`Enter a whole number from ${least} to ${most}.`);
};

const zone = (given: string) =>
  Intl.supportedValuesOf('timeZone').find((name) => name.toLowerCase() === given.toLowerCase()) ??
  refuse('Enter an IANA time zone, such as America/Chicago.');

/** The first words, of up to so many characters. */
function wholeWords(name: string, most: number): string {
  if (name.length <= most) return name;
  const cut = name.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || name.slice(0, most);
}

/** A name whose folder isn't there yet, so that the last answer isn't the one that finds out. */
function newName(given: string): string {
  const name = text(60)(given);
  const folder = folderName(name);
  if (folder === '') refuse('Enter a name with letters.');
  return businessNames().includes(folder)
    ? refuse(`businesses/${folder}/ exists already. Enter another name, or stop and delete it.`)
    : name;
}

/** `Springfield, 39.799, -89.644` */
function city(given: string, { state = '', cities = [] }: Partly) {
  const [name = '', north = '', east = ''] = curly(given)
    .split(',')
    .map((part) => part.trim());
  const [latitude, longitude] = [Number(north), Number(east)];
  if (name === '' || north === '' || east === '' || Number.isNaN(latitude + longitude))
    refuse('Enter a name, degrees north and degrees east, such as: Springfield, 39.7990, -89.6440');
  if (cities.some((known) => known.name === name)) refuse(`${name} is in the list already.`);
  if (countyAt(state, latitude, longitude) === undefined)
    refuse(
      `The map has that outside ${state}. Western longitudes begin with a minus. For a place by the water, enter a point a little inland.`,
    );
  return { name, latitude, longitude };
}

/** `Standard Scope, 165, within 24 hours, The whole line on video.` */
function service(given: string, { services = [] }: Partly) {
  const [title = '', price = '', turnaround = '', ...rest] = curly(given)
    .split(',')
    .map((part) => part.trim());
  const description = rest.join(', ');
  if (title === '' || !/^\$?\d+(\.\d\d)?$/.test(price) || turnaround === '' || description === '')
    refuse(
      'Enter title, price, turnaround and description, such as: Standard Scope, 165, 24 hours, The whole line on video.',
    );
  if (services.some((known) => folderName(known.title) === folderName(title)))
    refuse(`${title} is in the list already.`);
  return { title, price: Number(price.replace('$', '')), turnaround, description };
}

/** One of the services, which compares only one of the two; null for none. */
function comparingService(given: string, { services = [], repairService }: Partly) {
  if (given === '') return null;
  const title = services.find((known) => known.title.toLowerCase() === curly(given).toLowerCase())?.title;
  if (title === undefined)
    return refuse(`Enter ${services.map((known) => known.title).join(' or ')}, or nothing.`);
  return title === repairService ? refuse(`${title} checks repairs already.`) : title;
}

const headingFontNames = Object.keys(headingFonts);
const textFontNames = Object.keys(textFonts);

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'Name of the business', read: newName },
  {
    key: 'shortName',
    ask: 'Short name, for narrow places',
    usual: ({ name = '' }) => wholeWords(name, 20),
    read: text(20),
  },
  { key: 'state', ask: 'State', read: oneOf(stateNames, 'the name of a state, such as Ohio') },
  {
    key: 'stateCode',
    ask: 'Its postal abbreviation',
    read: (given) => (/^[A-Z]{2}$/.test(given) ? given : refuse('Enter two capital letters, such as OH.')),
  },
  { key: 'timeZone', ask: 'Time zone', read: zone },
  {
    key: 'where',
    ask: 'Where you work, after "Independent sewer inspections"',
    usual: ({ state }) => `in ${state}`,
    read: text(60),
  },
  { key: 'serviceAreaSummary', ask: 'The service area in a few words, without a period', read: text(120) },
  {
    key: 'cities',
    ask: 'A city: name, degrees north, degrees east, such as Springfield, 39.7990, -89.6440 (empty to end)',
    least: 2,
    read: city,
  },
  {
    key: 'services',
    ask: 'A service: title, price, turnaround, description; the standard one first (empty to end)',
    least: 1,
    read: service,
  },
  {
    key: 'repairService',
    ask: 'The service that checks a repair against your earlier report, by its title (empty for none)',
    read: comparingService,
  },
  {
    key: 'yearlyService',
    ask: 'The service that shows what has changed since your earlier report, by its title (empty for none)',
    read: comparingService,
  },
  {
    key: 'firstDay',
    ask: 'First day of the week that you are open',
    usual: () => 'Monday',
    read: oneOf(weekdays, 'a day, such as Monday'),
  },
  {
    key: 'lastDay',
    ask: 'Last day',
    usual: () => 'Friday',
    read: oneOf(weekdays, 'a day, such as Friday'),
  },
  { key: 'opens', ask: 'You open at', usual: () => '08:00', read: time },
  { key: 'closes', ask: 'You close at', usual: () => '18:00', read: closing },
  {
    key: 'confirmationHours',
    ask: 'Hours within which you confirm the time that a client asked for',
    usual: () => '4',
    read: whole(1, 168),
  },
  {
    key: 'contactHours',
    ask: 'Hours within which you contact a client who was referred',
    usual: () => '8',
    read: whole(1, 168),
  },
  {
    key: 'emailReplyHours',
    ask: 'Hours within which you answer email',
    usual: () => '8',
    read: whole(1, 168),
  },
  { key: 'reportHours', ask: 'Hours within which a report is ready', usual: () => '24', read: whole(1, 336) },
  {
    key: 'phone',
    ask: 'Phone',
    read: (given) => (isCompletePhone(given) ? given : refuse('Enter a US number with ten digits.')),
  },
  { key: 'email', ask: 'Email address that clients write to', read: email },
  {
    key: 'officeEmail',
    ask: 'Email address for notices of new requests',
    usual: ({ email: own = '' }) => own,
    read: email,
  },
  {
    key: 'mailFrom',
    ask: 'Email address that the product sends from',
    usual: ({ email: own = '' }) => own,
    read: email,
  },
  { key: 'siteUrl', ask: 'Address of the site', read: address },
  { key: 'blogUrl', ask: 'Address of the blog (empty for none)', read: addressOrNone },
  { key: 'reviewUrl', ask: 'Address where clients review you (empty for none)', read: addressOrNone },
  {
    key: 'postalAddress',
    ask: 'Postal address, for reminders and review requests: PO Box or street, city, state and ZIP code (empty to enter it later)',
    read: (given) => (given === '' ? '' : text(200)(given)),
  },
  {
    key: 'county',
    ask: 'County of the courts that decide disputes, with that word',
    usual: ({ state = '', cities = [] }) => {
      const [first] = cities;
      const county = first && countyAt(state, first.latitude, first.longitude);
      return county === undefined ? '' : countyInWords(state, county);
    },
    read: (given, { state = '' }) =>
      / (County|Parish|Borough|City)$|^City of /.test(given)
        ? curly(given)
        : refuse(
            `Enter it with "${countyWord(state)}", such as Lake ${countyWord(state)}. A city of its own ends with "City".`,
          ),
  },
  {
    key: 'writtenContractYears',
    ask: 'Years for which your state allows claims from a written contract',
    read: whole(1, 20),
  },
  {
    key: 'claimYears',
    ask: 'Years after which your agreement bars claims; 0 where your state forbids that',
    usual: () => '1',
    read: (given) => whole(0, 10)(given) || null,
  },
  { key: 'mainColor', ask: 'Main color', usual: () => '#1F5F8B', read: color },
  { key: 'secondColor', ask: 'Second color', usual: () => '#2E6B4F', read: color },
  {
    key: 'headingFont',
    ask: `Font of headings: ${headingFontNames.join(', ')}`,
    usual: () => 'Figtree',
    read: oneOf(headingFontNames, `one of ${headingFontNames.join(', ')}`),
  },
  {
    key: 'textFont',
    ask: `Font of text, from those on the device: ${textFontNames.join(', ')}`,
    usual: () => 'system',
    read: oneOf(textFontNames, `one of ${textFontNames.join(', ')}`),
  },
];

function closing(given: string, { opens = '' }: Partly): string {
  const closes = time(given);
  const hours = Number(closes.slice(0, 2)) - Number(opens.slice(0, 2));
  return hours >= 4 ? closes : refuse('Enter a time at least four hours after you open: windows take two.');
}
