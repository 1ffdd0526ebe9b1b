import type { Timestamp } from 'firebase-admin/firestore';
import { agreementScopes, isDoorScope } from '@domain/access/access-link';
import type { CompletedForm, SignedForm } from '@domain/access/client-forms';
import { jobReference } from '@domain/job/job-reference';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { toIso } from '../platform/to-iso';
import { payableOnline } from '../records/job/payable-online';
import type { StoredJob } from '../records/job/stored-job';
import { followUps, questionnaires } from '../records/questionnaire/stored-questionnaires';
import { signedDocumentOf, type StoredSignedDocument } from '../records/signing/stored-signed-document';
import { openLink } from './open-link';

/** client-forms-open: the job of a client's link, and which of its forms are done. */
export const openForms = callable('client-forms-open', async ({ caller, now, parse }) => {
  const link = await openLink(parse().booking, publicOf(caller), now, agreementScopes);
  if (link.state !== 'open') return link;
  const { job, bookingId } = link;
  const isAtDoor = isDoorScope(link.scope);
  const [agreement, mediaRelease, questionnaire, followUp] = await Promise.all([
    signedDocumentOf('agreement', bookingId),
    signedDocumentOf('media_release', bookingId),
    questionnaires().doc(bookingId).get(),
    followUps().doc(bookingId).get(),
  ]);
  return {
    state: 'open',
    booking: {
      client_name: job.customer.name,
      reference: jobReference(toIso(job.created_at)),
      property_address: job.customer.address,
      service_type: job.service_type,
      appointment_agreed: job.status !== 'pending',
      scheduled_date: job.scheduled_date,
      scheduled_time: job.scheduled_time,
      scheduled_until: job.scheduled_until,
      total_price: job.total_price,
      payable: isAtDoor ? 0 : payableOnline(job),
      only_agreement: isAtDoor,
      on_our_device: link.scope === 'hand_over',
      agreement: signed(agreement, job) ?? onPaper(job),
      media_release: signed(mediaRelease, job),
      questionnaire: completed(questionnaire.data()),
      follow_up: completed(followUp.data()),
    },
  };
});

function signed(
  signedDocument: StoredSignedDocument | null,
  { outdated_documents: outdated }: Pick<StoredJob, 'outdated_documents'>,
): SignedForm | null {
  if (!signedDocument) return null;
  const { type, record } = signedDocument;
  return {
    signed_at: toIso(record.evidence.signed_at),
    client_signature: record.client_signature,
    pdf_ready: record.pdf !== null,
    consent_declined: signedDocument.type === 'media_release' && signedDocument.record.consent_declined,
    outdated: outdated.includes(type),
  };
}

function onPaper({ paper_signature: paper }: StoredJob): SignedForm | null {
  return (
    paper && {
      signed_at: toIso(paper.recorded_at),
      client_signature: paper.signer,
      pdf_ready: false,
      consent_declined: false,
      outdated: false,
      paper_signed_on: paper.signed_on,
    }
  );
}

function completed(form: { readonly created_at: Timestamp } | undefined): CompletedForm | null {
  return form ? { completed_at: toIso(form.created_at) } : null;
}
