import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { initialPrice, quotedPrice } from '@domain/settings/offered-services';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { exchangeCustomToken } from '../admin/exchange-custom-token';
import { addresses } from '../backend/addresses';
import { linkKey } from '../demo/link-key';
import { callProduct } from '../demo/call-product';
import { clientInfo } from '../demo/client-info';
import { easyVisit, everyUse } from '../demo/demo-forms';
import { offsetAndRoots } from '../demo/demo-reports';
import { submitDemoForms } from '../demo/submit-demo-forms';
import { submitDemoReport } from '../demo/submit-demo-report';
import { trustedBody } from '../trusted-json';
import { usualService } from '../testing/usual-service';

/** Findings per measured report, each with a photo. */
export const photosAJob = 9;

/**
 * One complete job: booked on the site, accepted, all forms submitted, inspected, reported with photos, paid,
 * viewed twice through its link, and viewed in the portal. @returns the bytes that the report page and its
 * files sent to the client.
 */
export async function runJob(index: number, idToken: string): Promise<number> {
  const from = `203.0.${113 + Math.floor(index / 250)}.${(index % 250) + 1}`;
  const office = { from, idToken };
  const once = () => ({ idempotencyKey: randomUUID() });
  const name = 'Jordan Client';
  const email = `client-${randomUUID().slice(0, 8)}@example.com`;
  const address = `${100 + index} E Center St, Akron, OH 44606`;
  const service = usualService.title;
  // Far enough ahead that no scheduled email is due; those are added separately.
  const date = addDays(calendarDateIn(business.timeZone, new Date()), 6);
  const data = {
    name,
    email,
    phone: '(555) 231-4477',
    address,
    service_type: service,
    scheduled_date: date,
    scheduled_time: '10:00:00',
    total_price: quotedPrice(factorySettings.services, service),
    special_instructions: 'The gate on the left is open.',
  };
  const form = { formType: 'booking', data, clientInfo: clientInfo(), ...once() } as const;
  const { id: leadId } = await callProduct('secure-form-submission', form, { from });
  const appointment = {
    scheduled_date: date,
    scheduled_time: '10:00',
    total_price: initialPrice(factorySettings.services, service),
  };
  const { bookingId } = await callProduct(
    'office-request-accept',
    { leadId, ...appointment, confirmed_taken: true, ...once() },
    office,
  );

  const key = await linkKey(bookingId);
  // Once for each of the three forms.
  for (let opened = 0; opened < 3; opened += 1)
    await callProduct('client-forms-open', { booking: key }, { from });
  const forms = { agreement: true, mediaRelease: everyUse, questionnaire: easyVisit } as const;
  await submitDemoForms(forms, { key, name, from });
  for (const status of ['in_progress', 'completed'] as const) {
    await callProduct('office-job-status', { bookingId, status, ...once() }, office);
  }
  const findings = Array.from({ length: photosAJob / 3 }, () => offsetAndRoots.findings).flat();
  const client = { clientName: name, clientEmail: email, propertyAddress: address };
  await submitDemoReport({ ...offsetAndRoots, findings, paid: true }, { bookingId, client, date, office });

  const report = await mailedLink(email, '/report/');
  let bytes = 0;
  for (let read = 0; read < 2; read += 1) bytes += await readReport(report);
  const token = await signInToPortal(email, from);
  const asClient = { from, idToken: token };
  const { bookings: jobs } = await callProduct(
    'portal-open',
    { bookingsAfter: null, reportsAfter: null },
    asClient,
  );
  if (jobs.rows.length === 0) throw new Error('the portal does not list the job');
  return bytes;
}

interface Message {
  readonly to: unknown;
  readonly subject: string;
  readonly text: string;
}

/** Waits for an email; its trigger runs the sender. */
async function mailTo(recipient: string, isIt: (message: Message) => boolean): Promise<Message> {
  for (let tries = 0; tries < 600; tries += 1) {
    const messages = await trustedBody<Message[]>(await fetch(`${addresses.mailbox}/api/messages`));
    const found = messages.find((message) => JSON.stringify(message.to).includes(recipient) && isIt(message));
    if (found) return found;
    await pause(200);
  }
  throw new Error(`${recipient} got no email`);
}

async function mailedLink(recipient: string, part: string): Promise<URL> {
  const { text } = await mailTo(recipient, (message) => message.text.includes(part));
  const link = /https?:\/\/\S+\/report\/\S+/.exec(text)?.[0] ?? '';
  return new URL(link);
}

/** Loads the page with all its images as on a first visit. */
async function readReport({ pathname }: URL): Promise<number> {
  const at = (path: string) => `${addresses.functions}/pages${path}`;
  const page = await (await fetch(at(pathname))).text();
  const pictures = [...page.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );
  let bytes = Buffer.byteLength(page);
  for (const src of new Set(pictures)) {
    const { pathname: path, search } = new URL(src, addresses.site);
    if (path.startsWith('/report/'))
      bytes += (await (await fetch(at(`${path}${search}`))).arrayBuffer()).byteLength;
  }
  return bytes;
}

async function signInToPortal(email: string, from: string): Promise<string> {
  const browser = randomBytes(32).toString('hex');
  const request = { email, browser, idempotencyKey: randomUUID() };
  const { loginId } = await callProduct('portal-code-request', request, { from });
  const { subject } = await mailTo(email, (message) => message.subject.includes('is your code'));
  const code = subject.slice(0, 9).replace(' ', '');
  const redeem = { loginId, browser, code, idempotencyKey: randomUUID() };
  const { token } = await callProduct('portal-code-redeem', redeem, { from });
  return exchangeCustomToken(`http://${addresses.auth}`, token);
}
