import type { RequestSubmission } from '@domain/request/request-submission';
import { factorySettings } from '@domain/settings/factory-settings';
import { activeTitles } from '@domain/settings/offered-services';
import { easyVisit, emptyHouse, everyUse, lostCleanout, videoOnly, type DemoForms } from './demo-forms';
import { demoAddress } from './demo-address';
import { offsetAndRoots, shallowBelly, type DemoReport } from './demo-reports';

const serviceTitles = activeTitles(factorySettings.services);

/** A booking by a demo person; the date is in days from today, or null if none was chosen. */
export interface DemoRequest {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly service: string;
  readonly inDays: number | null;
  readonly time: string;
  readonly note: string;
  /** By when the client needs the report, in days from today; none if left out. */
  readonly deadlineInDays?: number;
  readonly reportFor?: RequestSubmission['report_for'];
  /** How far the office processes it; none for a pending request. */
  readonly job?: 'scheduled' | 'in_progress' | 'completed';
  /** The forms that the job's client has submitted. */
  readonly forms?: DemoForms;
  /** Only for a completed job. */
  readonly report?: DemoReport;
}

/** Of the catalog, which may be shorter. */
const service = (index: number) => serviceTitles[index % serviceTitles.length] ?? '';

const longNote = `We are under contract on this house and the due-diligence period ends a week from now, so the report matters more than the hour of the visit.

Built in 1948, the seller says the line is original clay. There is a big silver maple in the front yard, right between the house and the street, and the basement drain gurgles when the washing machine empties. Nobody has found a cleanout. The listing agent believes there is one behind the furnace, under the shelf with the paint cans, and has asked the tenant to clear it by tomorrow noon.

The tenant works nights: please ring the side door, not the front door, and not before ten. There is a friendly dog, Biscuit, who will be in the garage. Parking is on the east side only because of street sweeping.`;

export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Maren Holloway',
    phone: '(312) 555-0118',
    address: demoAddress('1427 E Harvard Ave', 0),
    service: service(0),
    inDays: 3,
    time: '10:00:00',
    note: longNote,
    deadlineInDays: 7,
    reportFor: 'buyer',
  },
  {
    name: 'Teodoro Baca',
    phone: '(385) 555-0163',
    address: demoAddress('868 W 1150 N', 4),
    service: service(1),
    inDays: 1,
    time: '08:00:00',
    note: 'We close right after that. The earlier the better.',
    deadlineInDays: 2,
    reportFor: 'buyer',
  },
  {
    name: 'Priya Raman',
    phone: '(312) 555-0137',
    address: demoAddress('2290 S Oneida St', 0),
    service: service(0),
    inDays: null,
    time: '',
    note: 'Any day works for us, we both work from home.',
    reportFor: 'buyer',
  },
  {
    name: 'Walter Nygaard',
    phone: '(435) 555-0109',
    address: demoAddress('315 N 400 E', 22),
    service: service(3),
    inDays: 12,
    time: '14:00:00',
    note: 'Same line as last year. The roots were at about 40 feet.',
  },
  {
    name: 'Josie Tafoya',
    phone: '(312) 555-0181',
    address: demoAddress('9412 Tramway Dr', 5),
    service: service(2),
    inDays: 5,
    time: '12:00:00',
    note: 'The plumber replaced 12 feet at the sidewalk. We would like to see it before we pay the rest.',
  },
  {
    name: 'Anders & Kim Lofgren',
    phone: '(312) 555-0152',
    address: demoAddress('746 S 300 W', 6),
    service: service(0),
    inDays: 8,
    time: '16:00:00',
    note: '',
    reportFor: 'buyer',
  },
  {
    name: 'Delphine Okafor',
    phone: '(385) 555-0126',
    address: demoAddress('1180 Vine St', 10),
    service: service(0),
    inDays: 2,
    time: '10:00:00',
    note: 'The lockbox is on the gas meter, the agent has the code.',
    reportFor: 'buyer',
    job: 'scheduled',
    forms: { agreement: true, mediaRelease: videoOnly },
  },
  {
    name: 'Rubén Castellano',
    phone: '(312) 555-0174',
    address: demoAddress('5561 S Laurel Ridge Cir', 9),
    service: service(1),
    inDays: 0,
    time: '14:00:00',
    note: '',
    reportFor: 'buyer',
    job: 'in_progress',
    forms: { agreement: true, mediaRelease: everyUse, questionnaire: lostCleanout },
  },
  {
    name: 'Sunny Whitehorse',
    phone: '(312) 555-0195',
    address: demoAddress('233 E Center St', 3),
    service: service(4),
    inDays: 0,
    time: '08:00:00',
    note: 'Seller here: I would rather know before the buyers do.',
    job: 'completed',
    forms: { agreement: true, mediaRelease: everyUse, questionnaire: easyVisit },
  },
  {
    name: 'Cordelia Brandt',
    phone: '(312) 555-0148',
    address: demoAddress('1933 S Windsor St', 0),
    service: service(0),
    inDays: 0,
    time: '10:00:00',
    note: 'We close in ten days.',
    reportFor: 'buyer',
    job: 'completed',
    forms: { agreement: true, mediaRelease: everyUse, questionnaire: easyVisit },
    report: offsetAndRoots,
  },
  {
    name: 'Hamish Okuda',
    phone: '(385) 555-0141',
    address: demoAddress('88 W Vidas Ave', 11),
    service: service(0),
    inDays: 0,
    time: '12:00:00',
    note: '',
    reportFor: 'buyer',
    job: 'completed',
    forms: { agreement: true, mediaRelease: videoOnly, questionnaire: easyVisit },
    report: shallowBelly,
  },
  {
    name: 'Ingrid Solberg',
    phone: '(312) 555-0186',
    address: demoAddress('640 E Corner Canyon Ln', 12),
    service: service(3),
    inDays: 6,
    time: '12:00:00',
    note: '',
    job: 'scheduled',
  },
  {
    name: 'Marcus Thibodeaux',
    phone: '(385) 555-0119',
    address: demoAddress('1875 N Fort Canyon Rd', 19),
    service: service(0),
    inDays: 4,
    time: '08:00:00',
    note: 'The house has stood empty for a while.',
    deadlineInDays: 6,
    reportFor: 'buyer',
    job: 'scheduled',
    forms: { questionnaire: emptyHouse },
  },
];
