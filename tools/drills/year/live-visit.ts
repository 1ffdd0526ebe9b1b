import { createHmac, randomUUID } from 'node:crypto';
import { noFormsYet } from '@domain/job/forms-status';
import { toE164 } from '@domain/contact/phone';
import { addDays } from '@domain/time/calendar-date';
import { localTextToken } from '../../backend/environment/local-text-service';
import { buildCustomer } from '../../testing/factories/build-customer';
import { buildJob } from '../../testing/factories/build-job';
import { newKey } from '../../testing/factories/new-key';
import { toDocument } from '../../testing/factories/to-document';
import type { PhoneDeed, Visit, VisitDeed } from './happening';
import { instant, type Living } from './living';

const jobIdOf = ({ id }: Visit) => `job-of-${id}`;

/** Schedules, moves or cancels a job that is still to come. */
export async function liveVisit(living: Living, does: VisitDeed, now: Date): Promise<void> {
  if (does.kind === 'schedule') return schedule(living, does.visit, now);
  const job = living.db.collection('bookings').doc(jobIdOf(does.visit));
  if (does.kind === 'cancel') await job.update({ status: 'cancelled' });
  else await job.update({ scheduled_date: does.to.on, scheduled_time: does.to.at, agreed_at: now });
}

async function schedule({ db, modules }: Living, visit: Visit, now: Date): Promise<void> {
  const { person: email, phone, agrees, isFormMissing, appointment } = visit;
  const job = buildJob({
    id: jobIdOf(visit),
    customer: buildCustomer({ email, phone }),
    scheduled_date: appointment.on,
    scheduled_time: appointment.at,
    forms_status: isFormMissing
      ? noFormsYet
      : { agreement_signed: true, media_release_signed: true, questionnaire_completed: true },
    created_at: now.toISOString(),
  });
  await Promise.all([
    db.collection('bookings').doc(job.id).set(toDocument(job)),
    db
      .collection('access_links')
      .doc(newKey())
      .set({
        kind: 'booking',
        subject: job.id,
        scopes: ['forms'],
        created_at: now,
        expires_at: instant(addDays(appointment.on, 60), '12:00'),
        revoked_at: null,
      }),
  ]);
  if (!agrees) return;
  await modules.commit('text-choice', async (transaction) => {
    const choice = { optional: 'allowed', source: 'booking-form' } as const;
    const actor = { kind: 'system', name: 'booking-form' } as const;
    (await modules.prepareTextChoice(transaction, phone, choice, { actor, now }))?.write();
  });
}

/** Posts what a client texted, signed as the provider does. @throws Error if it was refused */
export async function textUs({ url, siteUrl }: Living, { kind, phone }: PhoneDeed): Promise<void> {
  const path = '/texts/incoming';
  const fields = {
    Body: kind.toUpperCase(),
    From: toE164(phone) ?? '',
    MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
    To: '+13125550100',
  };
  const signed = Object.entries(fields).reduce(
    (all, [name, value]) => `${all}${name}${value}`,
    `${siteUrl}${path}`,
  );
  const response = await fetch(`${url}/pages${path}`, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': createHmac('sha1', localTextToken).update(signed).digest('base64') },
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`${kind} was refused: ${response.status}`);
}
