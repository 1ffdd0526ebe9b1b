import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { CompletedForm, SignedForm } from '@domain/access/client-forms';
import { collections } from '@domain/firestore/paths';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { toIso } from '../platform/to-iso';
import { openLink } from './open-link';

/** client-forms-open: the job of a client's link, and which of its forms are done. */
export const openForms = callable('client-forms-open', async ({ caller, now, parse }) => {
  const link = await openLink(parse().booking, publicOf(caller), now);
  if (link.state !== 'open') return link;
  const { job, bookingId } = link;
  const forms = [
    collections.agreements,
    collections.mediaReleases,
    collections.sewerScopeQuestionnaires,
    collections.followUpQuestionnaires,
  ].map((collection) => firestore().collection(collection).doc(bookingId));
  const [agreement, mediaRelease, questionnaire, followUp] = await firestore().getAll(...forms);
  return {
    state: 'open',
    booking: {
      client_name: job.customer.name,
      property_address: job.customer.address,
      service_type: job.service_type,
      appointment_agreed: job.status !== 'pending',
      scheduled_date: job.scheduled_date,
      scheduled_time: job.scheduled_time,
      total_price: job.total_price,
      agreement: signed(agreement),
      media_release: signed(mediaRelease),
      questionnaire: completed(questionnaire),
      follow_up: completed(followUp),
    },
  };
});

function signed(signedDocument: DocumentSnapshot | undefined): SignedForm | null {
  if (!signedDocument?.exists) return null;
  return {
    signed_at: toIso(signedDocument.get('evidence.signed_at')),
    client_signature: signedDocument.get('client_signature') as string,
    pdf_ready: signedDocument.get('pdf') !== null,
  };
}

function completed(form: DocumentSnapshot | undefined): CompletedForm | null {
  return form?.exists ? { completed_at: toIso(form.get('created_at')) } : null;
}
