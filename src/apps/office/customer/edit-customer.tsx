import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import { customerAddress } from '@domain/office/customer-address';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';
import { reportedAs } from '@/logging/report-fault';
import { Icon } from '@/ui/icon';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';

const ClientDialog = lazy(async () => ({
  default: (await import('@/features/jobs/client/client-dialog')).ClientDialog,
}));

interface EditCustomerProps {
  readonly customerId: string;
  /** The job from which the details are corrected, with all that follows from it. */
  readonly job: Job;
}

/** Edit Client, as on a job. A corrected email address moves the customer, and this page goes along. */
export function EditCustomer({ customerId, job }: EditCustomerProps) {
  const [asked, setAsked] = useState<{ readonly job: Job; readonly open: boolean } | null>(null);
  const navigate = useNavigate();
  const read = useDocumentReader();
  const toast = useToast();
  const { run } = useIntents();
  const follow = async (jobId: string) => {
    const saved = await read(jobRecord, jobId).catch(reportedAs('a corrected customer not followed', null));
    if (!saved || saved.customer_id === customerId) return;
    void navigate(customerAddress(saved.customer_id), { replace: true });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="edit" size={18} />}
        onClick={() => setAsked({ job, open: true })}
      >
        Edit Client
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <ClientDialog
            job={asked.job}
            open={asked.open}
            tools={{ call: callAsAdmin, run, toast, onChanged: (jobId) => void follow(jobId) }}
            onClose={() => setAsked((before) => before && { ...before, open: false })}
            onExited={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
