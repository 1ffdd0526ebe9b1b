import type { OwnDeployment } from '@domain/api/call-path';
import { service, type Handlers } from './service';

const calls: Handlers<OwnDeployment> = {
  'secure-form-submission': async () => (await import('../form/submit-form')).submitForm,
  'generate-legal-pdf': async () => (await import('../signing/generate-legal-pdf')).generateLegalPdf,
  'send-workflow-email': async () => (await import('../job/send-workflow-email')).sendWorkflowEmail,
  'send-followup-questionnaire': async () => (await import('../job/send-follow-up')).sendFollowUp,
  'send-report-notification': async () =>
    (await import('../report/send-report-notification')).sendReportNotification,
  'resend-report-direct': async () => (await import('../report/resend-report-direct')).resendReportDirect,
};

/** The functions that the client's specification names, each deployed separately. */
export const ownDeployment = (name: OwnDeployment, options: Parameters<typeof service>[1] = {}) =>
  service({ [name]: calls[name] }, options);
