import type { ReactNode } from 'react';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { readField } from '@/firebase/documents/read-field';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { useChosen } from '@/ui/list-detail/chosen-context';
import { writtenInstant } from '@/ui/written-instant';
import { signerNote } from './signer-note';

interface RecordProps {
  readonly collection: CollectionName;
  readonly bookingId: string;
  /** Renders the record; `written` is when it was created. */
  readonly children: (written: string, document: PlainDocument) => ReactNode;
}

/** A form's record, live; renders nothing where it is missing or can't be read. */
function FormRecord({ collection, bookingId, children }: RecordProps) {
  const record = useLiveDocument(collection, bookingId);
  if (record.state !== 'found') return null;
  return children(writtenInstant(readField.text(record.document, 'created_at')), record.document);
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
  const record = (collection: CollectionName, children: RecordProps['children']) =>
    chosen && (
      <ReadBoundary fallback={() => null}>
        <FormRecord collection={collection} bookingId={job.id}>
          {children}
        </FormRecord>
      </ReadBoundary>
    );
  const form = (done: boolean, collection: CollectionName) =>
    done ? (
      <>
        complete
        {record(collection, (written, document) => {
          const note = signerNote(document, job.customer.name);
          return (
            <>
              {written && `, ${written}`}
              {note && <div>{note}</div>}
            </>
          );
        })}
      </>
    ) : (
      'still missing'
    );
  return (
    <DetailSection title="Forms">
      <Facts
        facts={[
          { name: 'Agreement', value: form(forms.agreement_signed, collections.agreements) },
          { name: 'Media release', value: form(forms.media_release_signed, collections.mediaReleases) },
          {
            name: 'Questionnaire',
            value: form(forms.questionnaire_completed, collections.sewerScopeQuestionnaires),
          },
        ]}
      />
      {record(collections.followUpQuestionnaires, (written) => (
        <Facts facts={[{ name: 'Follow-up', value: `complete, ${written}` }]} />
      ))}
      {action && <div>{action}</div>}
    </DetailSection>
  );
}
