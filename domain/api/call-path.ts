import type { CallName } from './contract';

/** The client's specification names these functions; each is deployed separately. */
export const ownDeployments = [
  'secure-form-submission',
  'generate-legal-pdf',
  'send-workflow-email',
  'send-followup-questionnaire',
  'send-report-notification',
  'resend-report-direct',
] as const satisfies readonly CallName[];

export type OwnDeployment = (typeof ownDeployments)[number];

/**
 * The path of a call below the functions' address. A name begins with the service that answers the call:
 * `office-job-cancel` is `office/job-cancel`.
 */
export function callPath(name: string): string {
  return ownDeployments.some((own) => own === name) ? name : name.replace('-', '/');
}
