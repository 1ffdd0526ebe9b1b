import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import type { JobStatus } from '@domain/job/job-status';
import type { Referral } from '@domain/referral/referral';
import type { BookingRequest } from '@domain/request/booking-request';
import type { Reward } from '@domain/reward/reward';
import { searchKeys } from '@domain/search/search-keys';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { randomFrom, type Random } from '../drills/random';
import { buildJob } from '../testing/factories/build-job';
import { buildReferral } from '../testing/factories/build-referral';
import { buildRequest } from '../testing/factories/build-request';
import { buildReward } from '../testing/factories/build-reward';
import { withoutId } from '../testing/factories/without-id';

const dayMs = 86_400_000;
/**
 * All records are spread evenly over this many days, so 100,000 records have a thousand times as many per
 * week as 100.
 */
const historyDays = 1000;

export type SeededJob = Omit<Job<Date>, 'id'>;
export type SeededRequest = Omit<BookingRequest<Date>, 'id'>;
export type SeededReferral = Omit<Referral<Date>, 'id'>;
export type SeededReward = Omit<Reward<Date>, 'id'>;

/** The records related to this job; there are fewer requests, referrals, and rewards than jobs. */
export interface Seeded {
  readonly job: SeededJob;
  readonly request: SeededRequest | null;
  readonly referral: SeededReferral | null;
  readonly reward: SeededReward | null;
}

/** The records number `index` of `size`, determined by the seed. */
export function seededRecords(seed: string, index: number, size: number, now: Date): Seeded {
  const random = randomFrom(`${seed}/${index}`);
  const person = personOf(random, index);
  const created_at = new Date(now.getTime() - ((index + 0.5) / size) * historyDays * dayMs);
  const job = jobOf(random, person, created_at, now);
  return {
    job,
    request: index % 2 === 0 ? requestOf(random, person, index, created_at) : null,
    referral: index % 4 === 0 ? referralOf(random, person, index, created_at) : null,
    reward: isRewarded(index) ? rewardOf(random, person, index, created_at) : null,
  };
}

/** Enough that each referral on a first page shows its reward, which is the maximum it can read. */
const isRewarded = (index: number) => index % 4 === 0 && index % 40 !== 36;

/** Every key is an index entry, which takes most of the seeding time, and nothing is searched here. */
const fewKeys = (person: Person) => searchKeys(person).slice(0, 8);

const firstNames = ['Dana', 'Morgan', 'Priya', 'Luis', 'Ingrid', 'Tomas', 'Aisha', 'Wen'];
const lastNames = ['Whitlock', 'Okafor', 'Marsh', 'Lofgren', 'Castellan', 'Iversen', 'Quist', 'Harada'];

function personOf(random: Random, index: number) {
  const first = firstNames[random.below(firstNames.length)]!;
  const last = lastNames[random.below(lastNames.length)]!;
  const digits = String(index % 10_000).padStart(4, '0');
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}.${String(index).padStart(6, '0')}@example.com`.toLowerCase(),
    phone: `(312) 555-${digits}`,
    phone_e164: `+1312555${digits}`,
    address: `${100 + random.below(900)} E Ridgeline Dr, Niles, OH 44070`,
  };
}

const referrer = {
  referrer_name: 'Morgan Iversen',
  referrer_email: 'morgan.iversen@example.com',
  referrer_phone: '(312) 555-0190',
};

type Person = ReturnType<typeof personOf>;

/** What has a moment in it and did not happen to these jobs. */
const nothingYet = {
  recipient_answer: null,
  payment: null,
  held_payment: null,
  corrected_payments: [],
  price_difference: null,
  paper_signature: null,
  consent_withdrawal: null,
  report_mail: null,
  forms_mail: null,
  report_sent_at: null,
  cancellation: null,
  ending: null,
  charge: 0,
  client_move: null,
  times_offered_at: null,
  confirmed_overlap: null,
  on_my_way: null,
  running_late: null,
  own_note: null,
};

function jobOf(random: Random, person: Person, created_at: Date, now: Date): SeededJob {
  const { name, email, phone, address } = person;
  const status = statusOf(random);
  const done = status === 'completed';
  const completed_at = done
    ? // Not today, whose visits are on the Dashboard and as many in an office of any size.
      new Date(Math.min(created_at.getTime() + 5 * dayMs, now.getTime() - 2 * dayMs))
    : null;
  const paid = done && random.chance(0.6);
  const today = calendarDateIn(business.timeZone, now);
  const job = buildJob({
    customer_id: `customer-${email}`,
    customer: { name, email, phone, address },
    scheduled_date: completed_at
      ? calendarDateIn(business.timeZone, completed_at)
      : // In a later month; the current month is seeded separately, because its size is constant.
        addDays(today, 31 + random.below(28)),
    scheduled_time: `${String(8 + random.below(9)).padStart(2, '0')}:00`,
    status,
    payment_state: paid ? 'paid' : 'unpaid',
    search_keys: fewKeys(person),
  });
  return {
    ...withoutId(job),
    ...nothingYet,
    forms_link: { state: 'active', expires_at: created_at },
    accepted_at: created_at,
    started_at: completed_at,
    completed_at,
    client_corrected_at: null,
    card_refund_at: null,
    created_at,
  };
}

function statusOf(random: Random): JobStatus {
  const share = random.next();
  if (share < 0.25) return 'scheduled';
  if (share < 0.3) return 'pending';
  if (share < 0.33) return 'in_progress';
  return share < 0.36 ? 'cancelled' : 'completed';
}

function requestOf(random: Random, person: Person, index: number, created_at: Date): SeededRequest {
  const request = buildRequest({
    ...person,
    preferred_date: calendarDateIn(business.timeZone, created_at),
    preferred_time: '09:00:00',
    date_flexible: true,
    time_flexible: true,
    status: random.chance(0.7) ? 'new' : 'booked',
    search_keys: fewKeys(person),
    // One for each, because a request whose forms were sent early also shows them.
    forms_booking_id: `booking-${index}`,
  });
  return {
    ...withoutId(request),
    client_asked_at: null,
    client_waits_since: null,
    received_mail: null,
    created_at,
  };
}

function referralOf(random: Random, person: Person, index: number, created_at: Date): SeededReferral {
  const referral = buildReferral({
    ...referrer,
    referrer_phone_e164: '+13125550190',
    referrer_company: 'Iversen Realty',
    referrer_kind: random.chance(0.7) ? 'agent' : 'home-inspector',
    preferred_reward: '',
    client_name: person.name,
    client_email: person.email,
    client_phone: person.phone,
    client_address: person.address,
    client_agreed: true,
    additional_notes: '',
    search_keys: fewKeys(person),
    progress: isRewarded(index) ? 'completed' : 'none',
  });
  return {
    ...withoutId(referral),
    client_asked_at: null,
    accepted_at: null,
    scheduled_at: null,
    completed_at: null,
    closed_at: null,
    declined_at: null,
    declined_by: null,
    created_at,
  };
}

function rewardOf(random: Random, person: Person, index: number, earned_at: Date): SeededReward {
  const reward = buildReward({
    ...referrer,
    referral_id: `referral-${index}`,
    booking_id: `booking-${index}`,
    client_name: person.name,
    state: random.chance(0.3) ? 'earned' : 'paid',
  });
  return { ...withoutId(reward), settled_at: null, payment_corrected_at: null, earned_at };
}
