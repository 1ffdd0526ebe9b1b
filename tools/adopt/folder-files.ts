import {
  weekdays,
  type Brand,
  type Charges,
  type Contact,
  type Hours,
  type Legal,
  type Names,
  type Place,
  type Proof,
  type Rewards,
  type SampleReport,
  type Services,
} from '@domain/business/facts';
import { toE164 } from '@domain/contact/phone';
import { formatSource } from '../business/format-source';
import type { Answers } from './answers';
import { folderName } from './folder-name';
import { iconFrom, paletteFrom } from './palette';
import { countyAt, serviceAreaOf } from './place-facts';
import { promisesSource } from './promises-source';

/** The files of a new folder of `businesses/`, without the texts for signing: name -> content. */
export async function folderFiles(answers: Answers, today: string): Promise<Record<string, string>> {
  const { name, shortName, state, where } = answers;
  const cities = answers.cities.map((city) => ({
    ...city,
    county: countyAt(state, city.latitude, city.longitude) ?? '',
  }));
  const area = serviceAreaOf(cities, state);
  const brand: Brand = {
    fonts: { heading: answers.headingFont, text: answers.textFont },
    ...paletteFrom(answers.mainColor, answers.secondColor),
  };
  const names: Names = {
    name,
    shortName,
    tagline: `Independent sewer inspections ${where}`,
    stance: 'Independent inspections. No repairs, no commissions, no upsells. Just an honest assessment.',
  };
  const contact: Contact = {
    phone: toE164(answers.phone) ?? '',
    email: answers.email,
    officeEmail: answers.officeEmail,
    mailService: 'Twilio (SendGrid)',
    mailFrom: { email: answers.mailFrom, name },
    supportHours: `${answers.firstDay}-${answers.lastDay} during business hours`,
    siteUrl: answers.siteUrl,
    blogUrl: answers.blogUrl,
    reviewUrl: answers.reviewUrl,
    social: [],
    postalAddress: answers.postalAddress,
  };
  const place: Place = {
    state,
    stateCode: answers.stateCode,
    timeZone: answers.timeZone,
    where,
    serviceAreaSummary: answers.serviceAreaSummary,
    extent: `${area.route[0]?.name} to ${area.route.at(-1)?.name}`,
  };
  const ids = answers.services.map(({ title }) => folderName(title));
  const services: Services = {
    standard: ids[0] ?? '',
    unknownServicePrice: Math.max(...answers.services.map(({ price }) => price)),
    catalog: answers.services.map(({ title, price, turnaround, description }, index) => ({
      id: ids[index] ?? '',
      title,
      aliases: [],
      description,
      price,
      turnaround,
      minutes: 120,
      ...comparesOf(title, answers),
      features: ['Video of the whole line', 'Photos of every finding', 'Written report with footage marks'],
    })) as unknown as Services['catalog'],
  };
  const rewards: Rewards = {
    offered: { agent: false, 'home-inspector': false },
    amount: 50,
    processingHours: 48,
    disclosed: true,
    options: [
      { value: 'gift-card', label: 'Gift card', inSentence: 'a gift card', picture: 'shopping' },
      {
        value: 'client-discount',
        label: 'Client inspection discount',
        inSentence: 'a discount on your client’s inspection',
        picture: 'discount',
      },
    ],
  };
  const charges: Charges = { cancelled_late: 0, no_show: 0, turned_away: 0, not_inspected: 0 };
  const proof: Proof = { inspector: null, insurance: null, association: null, reviews: [] };
  const legal: Legal = {
    county: answers.county,
    arbitrationAct: `the arbitration act of the State of ${state}`,
    electronicTransactionsAct: `the electronic transactions act of the State of ${state}`,
    liabilityTimesFee: 2,
    noticeDays: 14,
    claimYears: answers.claimYears,
    writtenContractYears: answers.writtenContractYears,
    pageDates: { privacy: today, terms: today, disclosure: today },
  };
  const sampleReport: SampleReport = { date: today, address: `100 Example St, ${cities[0]?.name}` };
  const facts: readonly (readonly [file: string, type: string, name: string, value: object])[] = [
    ['names', 'Names', 'names', names],
    ['contact', 'Contact', 'contact', contact],
    ['place', 'Place', 'place', place],
    ['service-area', 'ServiceArea', 'serviceArea', area],
    ['services', 'Services', 'services', services],
    ['hours', 'Hours', 'hours', hoursOf(answers)],
    ['rewards', 'Rewards', 'rewards', rewards],
    ['charges', 'Charges', 'charges', charges],
    ['proof', 'Proof', 'proof', proof],
    ['legal', 'Legal', 'legal', legal],
    ['brand', 'Brand', 'brand', brand],
    ['sample-report', 'SampleReport', 'sampleReport', sampleReport],
  ];
  const sources = await Promise.all(
    facts.map(async ([file, type, variable, value]) => [
      `${file}.ts`,
      await formatSource(
        `import type { ${type} } from '@domain/business/facts';\n\nexport const ${variable}: ${type} = ${JSON.stringify(value)};\n`,
      ),
    ]),
  );
  return {
    ...(Object.fromEntries(sources) as Record<string, string>),
    'promises.ts': await formatSource(promisesSource(answers)),
    'icon.svg': iconFrom(brand),
  };
}

/** The open days follow one another and may go past Sunday; so do the closed ones after them. */
function hoursOf({ firstDay, lastDay, opens, closes }: Answers): Hours {
  const position = (name: string) => weekdays.findIndex((day) => day === name);
  const fromFirst = [...weekdays.slice(position(firstDay)), ...weekdays.slice(0, position(firstDay))];
  const open = ((position(lastDay) - position(firstDay) + weekdays.length) % weekdays.length) + 1;
  const [days, closed] = [fromFirst.slice(0, open), fromFirst.slice(open)];
  return {
    opening: [{ days, opens, closes }],
    closed: closed.length === 0 ? [] : [{ days: closed, words: 'Closed' }],
    requests: { from: opens, to: closes },
  };
}

function comparesOf(title: string, { repairService, yearlyService }: Answers) {
  if (title === repairService) return { compares: 'repair' } as const;
  return title === yearlyService ? ({ compares: 'year' } as const) : {};
}
