import { lazy } from 'react';
import { amountDue } from '@domain/job/amount-due';
import { dollars } from '@domain/text/dollars';
import { LiveText } from '@/firebase/documents/live-text';
import { useDoorRecord } from '../door/door-record';
import { offersSettlement } from '../payment/job-payment';
import type { AskingAction, JobDialogProps } from './job-action';

const DoorLinkDialog = lazy(async () => ({
  default: (await import('../door/door-link-dialog')).DoorLinkDialog,
}));

function PayDialog({ job, tools, ...dialog }: JobDialogProps) {
  const { name } = job.customer;
  const type = useDoorRecord();
  return (
    <DoorLinkDialog
      {...dialog}
      job={job}
      purpose="pay"
      call={tools.call}
      title={`${dollars(amountDue(job))} from ${name}`}
      progress={
        <LiveText
          type={type}
          id={job.id}
          text={({ paid }) => (paid ? `Paid. ${name} gets a receipt by email.` : 'Waiting for the payment.')}
          missing=""
        />
      }
    />
  );
}

/** Lets the client pay on their own phone, on the page that the links in our emails open. */
export const payAtDoor: AskingAction = {
  id: 'pay-at-door',
  label: 'Show payment code',
  // An imported job was billed where it was done.
  offered: (job) =>
    job.status !== 'cancelled' && job.origin === null && amountDue(job) > 0 && offersPayment(job),
  places: ['menu', 'payment'],
  icon: 'phone',
  dialog: PayDialog,
  audited: { 'door-link-issued': 'Code shown to the client' },
};

const offersPayment = (job: Parameters<typeof offersSettlement>[0]) =>
  job.payment_state === 'unpaid' && offersSettlement(job, 'paid');
