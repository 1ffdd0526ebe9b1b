import { lazy } from 'react';
import { isJobOver } from '@domain/job/job-status';
import type { AskingAction, JobDialogProps } from './job-action';

const SigningCode = lazy(async () => ({ default: (await import('../door/signing-code')).SigningCode }));

function SignDialog({ tools, ...dialog }: JobDialogProps) {
  return <SigningCode {...dialog} call={tools.call} />;
}

/** Lets the client sign the agreement on their own phone, or on this device. */
export const signAtDoor: AskingAction = {
  id: 'sign-at-door',
  label: 'Show signing code',
  offered: ({ status, forms_status: forms }) => !isJobOver(status) && !forms.agreement_signed,
  places: ['menu', 'forms'],
  icon: 'phone',
  dialog: SignDialog,
  audited: { 'device-handed-over': 'Device handed to the client to sign' },
};
