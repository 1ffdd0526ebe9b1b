import { onFileChanged } from './triggers/on-file-changed';
import { onMailCreated } from './triggers/on-mail-created';
import { onAgreementSigned, onMediaReleaseSigned } from './triggers/on-document-signed';
import { paymentSecrets } from './payment/payment-secrets';
import { onPhotoUploaded } from './triggers/on-photo-uploaded';
import { appHmacKey, config, isLocalStack } from './platform/config';
import { mailSecrets } from './platform/mail-secrets';
import { textSecrets } from './platform/text-secrets';
import { onLoginRequested } from './triggers/on-login-requested';
import { onDayChanged, onMemberChanged, onSettingsChanged } from './triggers/on-plan-changed';
import { onReportVersion } from './triggers/on-report-version';
import { retentionOnSchedule } from './triggers/retention-on-schedule';
import { ownDeployment } from './services/own-deployments';
import { routeService } from './services/service';
import { sweepOnSchedule } from './triggers/sweep-on-schedule';

export { client } from './services/client';
export { office } from './services/office';
export { pages } from './services/pages';
export { portal } from './services/portal';

/** Nested groups deploy with dashes between their names: `secure-form-submission`. */
export const secure = { form: { submission: ownDeployment('secure-form-submission') } };
export const generate = { legal: { pdf: ownDeployment('generate-legal-pdf', { memory: '1GiB' }) } };
export const resend = { report: { direct: ownDeployment('resend-report-direct') } };
export const send = {
  report: { notification: ownDeployment('send-report-notification') },
  workflow: { email: ownDeployment('send-workflow-email') },
  followup: { questionnaire: ownDeployment('send-followup-questionnaire') },
};

export const payment = {
  webhook: routeService(async () => (await import('./payment/payment-webhook')).paymentWebhook, {
    secrets: [appHmacKey, ...paymentSecrets],
  }),
};
/** One instance, so that frequent requests cost nothing. */
export const health = routeService(async () => (await import('./health/serve-health')).serveHealth, {
  maxInstances: 1,
  concurrency: 80,
});

export const mail = {
  wake: onMailCreated,
  /**
   * Undefined without a key to verify events with, and so not deployed. The emulator lists the functions without our
   * variables, so a local stack always has it.
   */
  events:
    config.mailEventsKey === null && !isLocalStack
      ? undefined
      : routeService(async () => (await import('./mail/events/receive-mail-events')).receiveMailEvents, {
          secrets: [appHmacKey],
        }),
};
export const document = {
  agreement: { signed: onAgreementSigned },
  release: { signed: onMediaReleaseSigned },
};
export const login = { requested: onLoginRequested };
export const photo = { uploaded: onPhotoUploaded };
export const file = { changed: onFileChanged };
export const report = { version: onReportVersion };
export const day = { changed: onDayChanged };
export const member = { changed: onMemberChanged };
export const settings = { changed: onSettingsChanged };
export const sweep = { everything: sweepOnSchedule, retention: retentionOnSchedule };

/** Undefined elsewhere, and so not deployed. */
export const dev = {
  tick: isLocalStack
    ? routeService(async () => (await import('./triggers/tick')).tick, {
        secrets: [appHmacKey, ...mailSecrets, ...textSecrets],
      })
    : undefined,
};
