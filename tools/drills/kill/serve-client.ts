import { collections } from '@domain/firestore/paths';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AcceptReferralAnswer } from '@domain/referral/referral-calls';
import { photoPath } from '@domain/report/photo-path';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { addDays } from '@domain/time/calendar-date';
import { buildQuestionnaireSubmission } from '../../testing/factories/build-answers';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { buildReferralSubmission } from '../../testing/factories/build-referral-submission';
import { buildAgreementSubmission, buildMediaReleaseSubmission } from '../../testing/factories/build-signing';
import { nextWeek } from '../../testing/factories/next-week';
import { formBody } from '../project/form-body';
import { askUntilAnswered } from '../project/ask-until-answered';
import { randomUuid } from '../project/random-uuid';
import type { Random } from '../random';
import type { DrillWorld } from './drill-world';
import { drillPhoto } from './drill-photo';
import { postPaymentEvent } from './post-payment-event';
import type { ServedClient } from './served-client';

/**
 * One client's path through the product, from the form to the paid report, in some cases to deletion or
 * erasure. Each call is retried under its key until it is answered. @throws Refused if the product refuses a
 * valid call.
 */
export async function serveClient(world: DrillWorld, index: number, random: Random): Promise<ServedClient> {
  const steps = stepsOf(world, index, random);
  const client: ServedClient = { email: `client-${index}@example.com`, signedDocuments: [] };
  if (random.chance(0.35)) await steps.refer(client);
  else await steps.book(client);
  if (random.chance(0.3)) await steps.askForCode(client);
  await steps.sign(client);
  await steps.inspect(client);
  await steps.report(client);
  await steps.pay(client);
  const end = random.next();
  // A job just marked paid can't be deleted before the mark takes effect.
  if (end < 0.25 && client.paymentEventId) await steps.remove(client);
  else if (end < 0.4) await steps.erase(client);
  return client;
}

/** Restarts an interrupted upload, as a device does. */
async function storePhoto({ bucket }: DrillWorld['project'], path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await bucket.file(path).save(drillPhoto, { resumable: false, contentType: 'image/jpeg' });
      return;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

function stepsOf({ url, idToken, project }: DrillWorld, index: number, random: Random) {
  // A separate day per client: the locks of a killed process must not block the whole calendar.
  const scheduled_date = addDays(nextWeek(), index);
  const appointment = { scheduled_date, scheduled_time: '10:00', total_price: 149 };
  const from = `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  const key = () => randomUuid(random);
  const ask = async <Result>(name: string, data: object) =>
    (await askUntilAnswered<Result>(url, { name, data, from })).result;
  const office = async <Result>(name: string, data: object) => {
    const asked = { name, data: { ...data, idempotencyKey: key() }, from, idToken };
    return (await askUntilAnswered<Result>(url, asked)).result;
  };
  const submit = (name: string, formType: string, data: object) =>
    ask<SubmissionReceipt>(name, formBody(formType, data, key()));

  return {
    async book(client: ServedClient) {
      const data = buildRequestSubmission({ email: client.email });
      client.leadId = (await submit('secure-form-submission', 'booking', data)).id;
      const accepted = { leadId: client.leadId, ...appointment, confirmed_taken: true };
      client.bookingId = (await office<{ bookingId: string }>('office-request-accept', accepted)).bookingId;
    },
    async refer(client: ServedClient) {
      const agent = { agentEmail: `agent-${index}@example.com`, clientEmail: client.email };
      const data = buildReferralSubmission({ ...agent, clientAgreed: true });
      client.referralId = (await submit('client-referral-submit', 'referral', data)).id;
      const accepted = { referralId: client.referralId, as: 'booking', appointment, confirmed_taken: true };
      const { bookingId } = await office<AcceptReferralAnswer>('office-referral-accept', accepted);
      if (bookingId) client.bookingId = bookingId;
    },
    async askForCode({ email }: ServedClient) {
      const browser = (key() + key()).replaceAll('-', '');
      await ask('portal-code-request', { email, browser, idempotencyKey: key() });
    },
    async sign(client: ServedClient) {
      const links = await project.db
        .collection(collections.accessLinks)
        .where('subject', '==', client.bookingId)
        .get();
      const booking_id = links.docs[0]?.id ?? '';
      const sign = (formType: string, data: object) => submit('secure-form-submission', formType, data);
      await sign('agreement', buildAgreementSubmission({ booking_id }));
      client.signedDocuments.push(collections.agreements);
      await sign('media-release', buildMediaReleaseSubmission({ booking_id }));
      client.signedDocuments.push(collections.mediaReleases);
      const answers = buildQuestionnaireSubmission({ booking_id });
      await submit('client-questionnaire-submit', 'questionnaire', answers);
    },
    async inspect({ bookingId }: ServedClient) {
      for (const status of ['in_progress', 'completed']) {
        await office('office-job-status', { bookingId, status });
      }
    },
    async report(client: ServedClient) {
      const { bookingId, email } = client;
      const findingId = `finding-${key()}`;
      const path = photoPath(findingId, key(), 'jpg');
      await storePhoto(project, path);
      const confirmed = {
        name: 'office-photo-confirm',
        data: { path, sha256: 'a'.repeat(64) },
        from,
        idToken,
      };
      await askUntilAnswered(url, confirmed);
      client.photo = path;
      const report = {
        ...newReportForm('2026-03-05'),
        clientName: 'Dana Whitlock',
        clientEmail: email,
        propertyAddress: '482 E Ridgeline Dr, Niles, OH 44070',
        summary: 'Clear to the main.',
        findings: [findingOf({ id: findingId, footage: 34, photos: [path] })],
      };
      const { reportId } = await office<ReportAnswer>('office-report-generate', { bookingId, report });
      client.reportId = reportId;
      client.reportMailId = (
        await office<{ mailId: string }>('send-report-notification', { reportId })
      ).mailId;
    },
    async pay(client: ServedClient) {
      if (random.chance(0.5) && client.reportId) {
        client.paymentEventId = `evt_${key()}`;
        await postPaymentEvent(url, client.paymentEventId, client.reportId);
      } else {
        const { bookingId } = client;
        await office('office-job-payment', { bookingId, state: 'paid', method: 'check', note: '' });
      }
    },
    async remove(client: ServedClient) {
      await office('office-job-delete', { bookingId: client.bookingId });
      client.deleted = true;
    },
    async erase(client: ServedClient) {
      await office('office-person-erase', { email: client.email });
      client.erased = true;
    },
  };
}
