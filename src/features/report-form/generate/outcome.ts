import { validationError } from '@domain/report/report-form';
import type { OfficeWait } from '@/offline/office/office-entry';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { waitWords } from '@/offline/office/wait-words';
import type { Toast } from '@/ui/use-toast';
import type { ReportVerdict } from '../validate-report';

export const failedToGenerate = 'Error: Failed to generate report. Please try again.';
export const failedToSubmit = 'Failed to submit the report. Please try again.';
const failedToSend = 'Failed to send report email. Please try again.';
const notStored = 'This device couldn’t save it. Free up some space and try again.';

/** What follows from an action's result. */
export interface Outcome {
  /** Whether the server has it, or will get it from the outbox. */
  readonly accepted: boolean;
  readonly toast: Toast;
  /** The outbox entry to remove, so that the admin can try again. */
  readonly removed?: string;
}

/** After Generate Report; `about` is the client's name. */
export function generationOutcome(result: OfficeResult, about: string): Outcome {
  const done = { title: 'Report Generated Successfully', description: about };
  return outcomeOf(result, done, failedToGenerate);
}

/** After Submit for Review. */
export function submissionOutcome(result: OfficeResult): Outcome {
  const done = {
    title: 'Report Submitted',
    description: 'The office reviews it. My Jobs shows what it decides.',
  };
  return outcomeOf(result, done, failedToSubmit);
}

/** Of a report that goes to the server, or waits in the outbox. */
function outcomeOf(result: OfficeResult, done: Toast, failure: string): Outcome {
  switch (result.state) {
    case 'sent':
      return { accepted: true, toast: done };
    case 'waiting':
      return result.said?.code === 'internal'
        ? failed(failure, result.said.userMessage, result.entryId)
        : waits(result.reason, 'Report Saved on This Device', failure);
    case 'refused':
      return failed(failure, result.details.userMessage);
    case 'not-stored':
      return failed(failure, notStored);
  }
}

/** After Send Report, to this email. */
export function mailOutcome(result: OfficeResult, email: string): Outcome {
  switch (result.state) {
    case 'sent':
      return { accepted: true, toast: { title: 'Report Sent', description: `To ${email}` } };
    case 'waiting':
      return result.said
        ? failed(failedToSend, result.said.userMessage, result.entryId)
        : waits(result.reason, 'Email Saved on This Device', failedToSend);
    case 'refused':
      return failed(failedToSend, result.details.userMessage, result.entryId);
    case 'not-stored':
      return failed(failedToSend, notStored);
  }
}

/** Why the report can't be generated as it is written. */
export function invalidToast(verdict: Extract<ReportVerdict, { readonly state: 'invalid' }>): Toast {
  const [general = 'Please check the marked fields.'] = verdict.general;
  return {
    title: validationError.title,
    description: verdict.lacksRequired ? validationError.description : general,
    destructive: true,
  };
}

function failed(title: string, description: string, removed?: string): Outcome {
  const toast = { title, description, destructive: true };
  return { accepted: false, toast, ...(removed !== undefined && { removed }) };
}

function waits(reason: OfficeWait, stored: string, failedTitle: string): Outcome {
  const title = reason === 'server' ? { title: failedTitle, destructive: true } : { title: stored };
  return { accepted: true, toast: { ...title, description: waitWords[reason] } };
}
