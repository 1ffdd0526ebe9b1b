import type { ReactNode } from 'react';
import type { RecordType } from '@domain/firestore/record-type';
import { followUpRecord } from '@domain/follow-up/follow-up-record';
import type { Job } from '@domain/job/job';
import type { Agreement, MediaRelease } from '@domain/legal/signed-document';
import { agreementRecord, mediaReleaseRecord } from '@domain/legal/signed-document-record';
import { questionnaireRecord } from '@domain/questionnaire/questionnaire-record';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import type { Shown } from '@/firebase/documents/read-record';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { damagedWords } from '@/ui/damaged-words';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { useChosen } from '@/ui/list-detail/chosen-context';
import { writtenInstant } from '@/ui/written-instant';
import { signerNote } from './signer-note';

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
  const { forms_status: forms } = job;
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
  const signed = (document: Agreement | MediaRelease) => {
    const note = signerNote(document, job.customer.name);
    return (
      <>
        {`, ${writtenInstant(document.created_at)}`}
        {note && <div>{note}</div>}
      </>
    );
  };
  const form = (done: boolean, details: ReactNode) => (done ? <>complete{details}</> : 'still missing');
  return (
    <DetailSection title="Forms">
      <Facts
        facts={[
          { name: 'Agreement', value: form(forms.agreement_signed, record(agreementRecord, signed)) },
          {
            name: 'Media release',
            value: form(forms.media_release_signed, record(mediaReleaseRecord, signed)),
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
      {record(followUpRecord, ({ created_at }) => (
        <Facts facts={[{ name: 'Follow-up', value: `complete, ${writtenInstant(created_at)}` }]} />
      ))}
      {action && <div>{action}</div>}
    </DetailSection>
  );
}
