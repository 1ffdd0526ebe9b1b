import { business } from '../business/business';
import type { EmailWording, WordedKind } from './worded-kinds';

/** What the server can fill in, written `{first name}`. */
export const placeholders = [
  'service',
  'date',
  'time',
  'reference',
  'first name',
  'address',
  'price',
  'amount',
  'status',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Those that may be in a subject: nothing that someone else wrote. */
const inSubjects: readonly Placeholder[] = ['service', 'date', 'time', 'reference'];

/** An email whose subject and opening the owner may word. */
interface WordedEmail {
  /** Those that its opening can have; its subject can have those of them that are in `inSubjects`. */
  readonly placeholders: readonly Placeholder[];
  /** The standard subject, as the office sees it. */
  readonly subject: string;
  /** The standard opening, after the greeting. */
  readonly opening: string;
  /** Whether the standard opening greets by name. */
  readonly named: boolean;
}

const ofVisit = ['service', 'date', 'time', 'reference', 'first name', 'address'] as const;
const ofJob = [...ofVisit, 'price'] as const;
const ofReport = ['service', 'date', 'reference', 'first name', 'address'] as const;
const ofPayment = ['service', 'reference', 'first name', 'address', 'amount'] as const;

/**
 * The emails to clients and referrers that the owner may word. Those that strangers can trigger have nothing that was
 * typed in a form. Left out are those that begin with the fact for which they are sent, such as why a visit failed, and
 * those about a signature, a sign-in or the law.
 */
export const wordedEmails = {
  request_received: {
    placeholders: ['service', 'reference', 'price'],
    subject: 'We have your inspection request',
    opening: 'thank you for asking us to look at your sewer line. We received this request:',
    named: false,
  },
  booking_approved: {
    placeholders: ofJob,
    subject: 'Your sewer inspection on {date}',
    opening: 'we’ve scheduled your inspection.',
    named: true,
  },
  forms_reminder: {
    placeholders: ofJob,
    subject: 'Your forms before the inspection',
    opening: 'we still need the forms below before your inspection. Each takes a minute or two.',
    named: true,
  },
  followup_questionnaire: {
    placeholders: ofVisit,
    subject: 'A few questions about the property',
    opening:
      'a few answers about the property will help us bring the right equipment. It takes about two minutes. If you don’t know something, just choose “Not sure.”',
    named: true,
  },
  appointment_confirmation: {
    placeholders: ofJob,
    subject: 'Confirmed: your sewer inspection on {date}, {time}',
    opening: 'we’ll be there as agreed.',
    named: true,
  },
  appointment_moved: {
    placeholders: ofJob,
    subject: 'New time: your sewer inspection on {date}, {time}',
    opening: 'your inspection has a new date and time.',
    named: true,
  },
  appointment_cancelled: {
    placeholders: ofVisit,
    subject: 'Cancelled: your sewer inspection on {date}, {time}',
    opening: 'this appointment was cancelled, so we won’t be coming.',
    named: true,
  },
  report_ready: {
    placeholders: ofReport,
    subject: 'Your sewer inspection report is ready',
    opening: 'your report is ready.',
    named: true,
  },
  report_open: {
    placeholders: ofReport,
    subject: 'Your sewer inspection report is ready to view',
    opening: 'thank you, we’ve received your payment. It’s ready to view.',
    named: true,
  },
  film_ready: {
    placeholders: ofReport,
    subject: 'The video of your sewer inspection is ready',
    opening: 'the video that was still uploading when we sent your report is ready.',
    named: true,
  },
  inspection_reminder: {
    placeholders: ofReport,
    subject: 'Time to have your sewer line scoped again',
    opening: 'it’s time for another look at your sewer line. Here’s what we found last time.',
    named: true,
  },
  review_request: {
    placeholders: ofReport,
    subject: 'How did we do?',
    opening:
      'thank you for choosing us for your sewer inspection. Would you take a minute to write a review? Your honest opinion helps others decide.',
    named: true,
  },
  payment_receipt: {
    placeholders: ofPayment,
    subject: 'Receipt: … for your sewer inspection',
    opening: 'thank you. We’ve received your payment.',
    named: true,
  },
  payment_refunded: {
    placeholders: ofPayment,
    subject: 'Refund: … for your sewer inspection',
    opening: 'we’ve refunded {amount} to you.',
    named: true,
  },
  referral_received: {
    placeholders: ['reference'],
    subject: 'We have your referral ({reference})',
    opening: 'thank you for sending us your client.',
    named: false,
  },
  referral_introduction: {
    placeholders: ['reference'],
    subject: `Your sewer line inspection by ${business.name}`,
    opening:
      'we inspect sewer lines by camera. We’re independent, with no repairs to sell. Someone gave us your name for an inspection.',
    named: false,
  },
  referral_progress: {
    placeholders: ['reference', 'status'],
    subject: 'Your referral ({reference}): …',
    opening: 'here’s an update on your referral.',
    named: false,
  },
} as const satisfies Record<WordedKind, WordedEmail>;

export type EmailText = keyof EmailWording;

/** What an email of this kind knows about its record; an empty text where the record has none. */
export type PlaceholderValues<Kind extends WordedKind> = Readonly<
  Record<(typeof wordedEmails)[Kind]['placeholders'][number], string>
>;

export const emailLimits = { subject: 120, opening: 600 } as const;

/** The placeholders that this text of an email can have. */
export function placeholdersOf(kind: WordedKind, text: EmailText): readonly Placeholder[] {
  const all: readonly Placeholder[] = wordedEmails[kind].placeholders;
  return text === 'opening' ? all : all.filter((each) => inSubjects.includes(each));
}

/** The standard wording, as the office sees it. */
export function standardWording(kind: WordedKind): EmailWording {
  const { subject, opening, named } = wordedEmails[kind];
  return { subject, opening: `Hello${named ? ' {first name}' : ''}, ${opening}` };
}
