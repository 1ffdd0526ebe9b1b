import { denseHeight, gloveHeight } from '@domain/brand/measures';
import { business } from '@domain/business/business';
import { referralScreens, routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { payPath } from '@domain/payment/pay-path';
import { localServices } from '../admin/local-services';
import { addresses } from '../backend/addresses';
import { demoReferrals } from '../demo/demo-referrals';
import { demoRequests } from '../demo/demo-requests';
import { emailOf } from '../demo/submit-demo-request';
import { trustedBody } from '../trusted-json';

/** An address of the site, or an email's HTML. */
export type Shown = { readonly address: string } | { readonly html: string };

export interface Surface {
  readonly name: string;
  /** The person who has to be signed in. */
  readonly as?: 'client' | 'office';
  /** What its buttons and fields may also have as their height, in pixels. */
  readonly heights?: readonly number[];
  /** Null if the stack has none, for example because its demo data was changed. */
  readonly show: () => Promise<Shown | null>;
}

const first = (fits: (request: (typeof demoRequests)[number]) => boolean) => {
  const found = demoRequests.find(fits);
  if (!found) throw new Error('the demo data has no such client');
  return { name: found.name, email: emailOf(found.name) };
};

/** Has an appointment and forms to fill in. */
const scheduled = first(({ job, forms }) => job === 'scheduled' && forms === undefined);
/** Has a report that is paid. */
export const reported = first(({ report }) => report?.paid === true);
/** Has a report that is not paid. */
const unpaid = first(({ report }) => report !== undefined && !report.paid);
/** Was referred, agreed, and is not handled yet. */
const referred = demoReferrals.find(({ outcome, submission }) => !outcome && submission.clientAgreed);
const introducedTo = referred?.submission.clientEmail ?? '';
const referrer = referred?.submission.agentEmail ?? '';

/** The newest email to this person about this. */
async function mailTo(email: string, subject: RegExp): Promise<string | null> {
  const response = await fetch(`${addresses.mailbox}/api/messages?to=${encodeURIComponent(email)}`);
  const mails = await trustedBody<readonly { readonly subject: string; readonly html: string }[]>(response);
  return mails.find((mail) => subject.test(mail.subject))?.html ?? null;
}

const page =
  (address: string): Surface['show'] =>
  () =>
    Promise.resolve({ address });

const mail =
  (email: string, subject: RegExp): Surface['show'] =>
  async () => {
    const html = await mailTo(email, subject);
    return html === null ? null : { html };
  };

/** The address in an email that contains `part`. */
async function linked(email: string, subject: RegExp, part: string): Promise<URL | null> {
  const html = await mailTo(email, subject);
  const link = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(html ?? '')?.[1];
  return link === undefined ? null : new URL(link.replaceAll('&amp;', '&'));
}

const link =
  (email: string, subject: RegExp, part: string): Surface['show'] =>
  async () => {
    const found = await linked(email, subject, part);
    return found && { address: found.pathname + found.search };
  };

const approval = /^Your sewer inspection on/;

/** An address that takes the client's key, which the approval email has. */
const withKey =
  (addressOf: (key: string) => string): Surface['show'] =>
  async () => {
    const key = (await linked(scheduled.email, approval, 'booking='))?.searchParams.get('booking');
    return key ? { address: addressOf(key) } : null;
  };
const form = (path: string) => withKey((key) => `${path}?booking=${encodeURIComponent(key)}`);

async function customerPage(): Promise<Shown | null> {
  const { firestore } = localServices();
  const jobs = await firestore
    .collection(collections.bookings)
    .where('customer.email', '==', reported.email)
    .limit(1)
    .get();
  const id = jobs.docs[0]?.get('customer_id') as string | undefined;
  return id === undefined ? null : { address: `${routes.admin}?customer=${id}` };
}

const office = { as: 'office', heights: [denseHeight] } as const;

/** Every kind of page and email that a person sees, in the order in which they meet them. */
export const surfaces: readonly Surface[] = [
  { name: 'Site', show: page(routes.home) },
  { name: 'Booking form', show: page(`${routes.home}#booking`) },
  { name: 'Thank-you', show: page(`${routes.thankYou}?type=booking`) },
  { name: 'Not found', show: page('/no-such-page') },
  { name: 'Email: approval', show: mail(scheduled.email, approval) },
  { name: 'Agreement', show: form(routes.inspectionAgreement) },
  { name: 'Media release', show: form(routes.mediaRelease) },
  { name: 'Questionnaire', show: form(routes.questionnaire) },
  { name: 'Appointment', show: form(routes.appointment) },
  { name: 'Payment', show: withKey(payPath) },
  { name: 'Email: introduction', show: mail(introducedTo, /^Your sewer line inspection by/) },
  { name: 'Choose a time', show: link(introducedTo, /^Your sewer line inspection by/, routes.chooseTime) },
  { name: 'Email: report', show: mail(reported.email, /report is ready/) },
  { name: 'Report', show: link(reported.email, /report is ready/, `${routes.report}/`) },
  { name: 'Report to pay', show: link(unpaid.email, /report is ready/, `${routes.report}/(?!pay)`) },
  { name: 'Portal, sign-in', show: page(routes.customerPortal) },
  { name: 'Portal', as: 'client', show: page(`${routes.customerPortal}?tab=bookings`) },
  { name: 'Referral app', show: page(referralScreens.home) },
  { name: 'Referral form', show: page(referralScreens.form) },
  { name: 'Email: referral', show: mail(referrer, /referral/i) },
  { name: 'Tracker', show: link(referrer, /referral/i, referralScreens.tracker) },
  { name: 'Email: office', show: mail(business.officeEmail, /request/i) },
  { name: 'Office, Workflow', ...office, show: page(routes.admin) },
  { name: 'Office, Dashboard', ...office, show: page(`${routes.admin}?tab=dashboard`) },
  { name: 'Office, customer', ...office, show: customerPage },
  {
    name: 'Office, Create Report',
    ...office,
    heights: [denseHeight, gloveHeight],
    show: page(`${routes.admin}?tab=report`),
  },
];
