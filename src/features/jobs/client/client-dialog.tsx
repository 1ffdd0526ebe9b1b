import { customerRecord } from '@domain/customer/customer-record';
import type { CustomerDetails } from '@domain/customer/customer-differences';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import type { JobDialogProps } from '../actions/job-action';
import { EditClientDialog } from './edit-client-dialog';
import { saveClient, type ClientTools } from './save-client';

interface ClientDialogProps extends Omit<JobDialogProps, 'tools'> {
  readonly tools: ClientTools;
}

/** Edit client from a job, with the customer's record where it can be loaded. */
export function ClientDialog(props: ClientDialogProps) {
  return (
    <ReadBoundary key={props.job.customer_id} fallback={() => <Dialog {...props} onFile={null} />}>
      <WithRecord {...props} />
    </ReadBoundary>
  );
}

function WithRecord(props: ClientDialogProps) {
  const read = useLiveDocument(customerRecord, props.job.customer_id);
  if (read.state === 'loading') return null;
  if (read.state !== 'found') return <Dialog {...props} onFile={null} />;
  const { name, phone, address } = read.record;
  return <Dialog {...props} onFile={{ name, phone, address }} />;
}

function Dialog({
  job,
  tools,
  onFile,
  ...dialog
}: ClientDialogProps & { readonly onFile: CustomerDetails | null }) {
  const { agreement_signed, media_release_signed } = job.forms_status;
  return (
    <EditClientDialog
      {...dialog}
      client={job.customer}
      signed={agreement_signed || media_release_signed}
      onFile={onFile}
      onSave={(edit) => saveClient({ bookingId: job.id }, edit, tools)}
    />
  );
}
