import type { ReactNode } from 'react';
import type { RecordType } from '@domain/firestore/record-type';
import { followUpRecord } from '@domain/follow-up/follow-up-record';
import type { Job } from '@domain/job/job';
import type { SigningType } from '@domain/legal/legal-text';
import type { Agreement, MediaRelease } from '@domain/legal/signed-document';
import { deviceNote } from '@domain/legal/signed-with';
import { agreementRecord, mediaReleaseRecord } from '@domain/legal/signed-document-record';
import { questionnaireRecord } from '@domain/questionnaire/questionnaire-record';
import { dollars } from '@domain/text/dollars';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import type { Shown } from '@/firebase/documents/read-record';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { damagedWords } from '@/ui/damaged-words';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { useChosen } from '@/ui/list-detail/chosen-context';
import { writtenInstant } from '@/ui/written-instant';
import { FollowUpAnswers } from './follow-up-answers';
import { noPaperPdf, paperNote } from './paper-note';
import { releaseNote } from './release-note';
import { earlierNameNote, signerNote } from './signer-note';
import { withdrawalNote } from './withdrawal-note';

/** What a document says that was signed before the job was changed. */
function signedForWords(document: Agreement | MediaRelease): string {
  const fee = 'fee' in document && document.fee !== null ? `, for ${dollars(document.fee)}` : '';
  return `The job has changed since. Signed for ${document.property_address}${fee}.`;
}

interface RecordProps<Stored extends object> {
  readonly type: RecordType<Stored>;
  readonly bookingId: string;
  readonly children: (record: Shown<Stored>) => ReactNode;
}

/** A form's record, live; renders nothing where it is missing or can't be loaded. */
function FormRecord<Stored extends object>({ type, bookingId, children }: RecordProps<Stored>) {
  const read = useLiveDocument(type, bookingId);
  if (read.state === 'damaged') return <div>{damagedWords}</div>;
  return read.state === 'found' ? children(read.record) : null;
}

interface FormArrivalsProps {
  readonly job: Job;
  /** Buttons for the missing forms. */
  readonly action?: ReactNode;
}

/** When each of the client's forms came in. Use the job's id as the React key. */
export function FormArrivals({ job, action }: FormArrivalsProps) {
  const chosen = useChosen();
  const { forms_status: forms, paper_signature: paper } = job;
  const record = <Stored extends object>(
    type: RecordType<Stored>,
    children: (record: Shown<Stored>) => ReactNode,
  ) =>
    chosen && (
      <ReadBoundary fallback={() => null}>
        <FormRecord type={type} bookingId={job.id}>
          {children}
        </FormRecord>
      </ReadBoundary>
    );
  const signed = (type: SigningType) => (document: Agreement | MediaRelease) => {
    const note = signerNote(document, job.customer.name);
    const earlier = job.client_corrected_at === null ? '' : earlierNameNote(document, job.customer.name);
    return (
      <>
        {`, ${writtenInstant(document.created_at)}`}
        <div>{deviceNote(document)}</div>
        {'consent_declined' in document && (
          <>
            <div>{releaseNote(document)}</div>
            {job.consent_withdrawal && <div>{withdrawalNote(job.consent_withdrawal)}</div>}
          </>
        )}
        {note && <div>{note}</div>}
        {job.outdated_documents.includes(type) && <div>{signedForWords(document)}</div>}
        {earlier && <div>{earlier}</div>}
      </>
    );
  };
  const form = (done: boolean, details: ReactNode) => (done ? <>complete{details}</> : 'still missing');
  return (
    <DetailSection title="Forms">
      <Facts
        facts={[
          {
            name: 'Agreement',
            value: form(
              forms.agreement_signed,
              paper ? (
                <>
                  <div>{paperNote(paper)}</div>
                  <div>{noPaperPdf}</div>
                </>
              ) : (
                record(agreementRecord, signed('agreement'))
              ),
            ),
          },
          {
            name: 'Media release',
            value: form(forms.media_release_signed, record(mediaReleaseRecord, signed('media_release'))),
          },
          {
            name: 'Questionnaire',
            value: form(
              forms.questionnaire_completed,
              record(questionnaireRecord, ({ created_at }) => `, ${writtenInstant(created_at)}`),
            ),
          },
        ]}
      />
      {record(followUpRecord, (followUp) => (
        <>
          <Facts facts={[{ name: 'Follow-up', value: `complete, ${writtenInstant(followUp.created_at)}` }]} />
          <FollowUpAnswers answers={followUp} status={job.status} />
        </>
      ))}
      {action}
    </DetailSection>
  );
}
