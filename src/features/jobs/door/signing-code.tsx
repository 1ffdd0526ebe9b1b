import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { LiveText } from '@/firebase/documents/live-text';
import { DoorLinkDialog } from './door-link-dialog';

interface SigningCodeProps {
  readonly open: boolean;
  readonly job: Job;
  readonly call: CallAsAdmin;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** The code with which the client at the door signs the agreement on their own phone. */
export function SigningCode({ job, ...dialog }: SigningCodeProps) {
  return (
    <DoorLinkDialog
      {...dialog}
      job={job}
      purpose="sign"
      title={`Agreement for ${job.customer.name}`}
      progress={
        <LiveText
          type={jobRecord}
          id={job.id}
          text={(live) =>
            'forms_status' in live && live.forms_status.agreement_signed
              ? 'Signed. You can start the job.'
              : 'Waiting for the signature.'
          }
          missing=""
        />
      }
    />
  );
}
