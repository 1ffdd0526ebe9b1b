import { defineSecret } from 'firebase-functions/params';
import { appointmentChangeLimit } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import { mailLimits } from '@domain/mail/mail-state';
import {
  deviceFormLimit,
  loginCodeLimit,
  loginTryLimit,
  lookupLimit,
  publicFormLimit,
  reportsMissLimit,
} from '@domain/rate-limit/window';
import { region } from './options';
import { screenedKinds } from './screened-kinds';

/** Secrets come from Secret Manager in production and from the local stack's environment otherwise. */
export const sendgridApiKey = defineSecret('SENDGRID_API_KEY');
export const appHmacKey = defineSecret('APP_HMAC_KEY');
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

function numberFrom(name: string, fallback: number): number {
  const text = process.env[name];
  const value = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${text}".`);
  return value;
}

/**
 * True only under the emulators with a `demo-` project: the condition for everything that stands in for a
 * real service.
 */
export const isLocalStack =
  process.env.FUNCTIONS_EMULATOR === 'true' && (process.env.GCLOUD_PROJECT ?? '').startsWith('demo-');

const publicForms = {
  accepted: numberFrom('PUBLIC_FORM_LIMIT', publicFormLimit.accepted),
  windowMinutes: numberFrom('PUBLIC_FORM_WINDOW_MINUTES', publicFormLimit.windowMinutes),
};

const siteUrl = (process.env.SITE_URL || business.siteUrl).replace(/\/$/, '');

/** What an operator may set without touching code; read once, when the instance starts. */
export const config = {
  siteUrl,
  /** Where the functions themselves answer; addresses of files begin with it. */
  functionsUrl:
    process.env.FUNCTIONS_URL || `https://${region}-${process.env.GCLOUD_PROJECT}.cloudfunctions.net`,
  /** Origins that may call from a browser. */
  allowedOrigins: (process.env.ALLOWED_ORIGINS || siteUrl).split(',').map((origin) => origin.trim()),
  /** How many proxies of ours append to X-Forwarded-For: the client stands that many places from its right. */
  trustedProxyHops: numberFrom('TRUSTED_PROXY_HOPS', 1),
  publicFormLimit: publicForms,
  /** For forms that come with a device's key; never less than without one. */
  deviceFormLimit: {
    ...publicForms,
    accepted: Math.max(publicForms.accepted, numberFrom('DEVICE_FORM_LIMIT', deviceFormLimit.accepted)),
  },
  /** Look-ups of the tracker. */
  lookupLimit: {
    ...lookupLimit,
    accepted: numberFrom('LOOKUP_LIMIT', lookupLimit.accepted),
  },
  /** Clients' tries to move or cancel their appointment. */
  appointmentChangeLimit: {
    ...appointmentChangeLimit,
    accepted: numberFrom('APPOINTMENT_CHANGE_LIMIT', appointmentChangeLimit.accepted),
  },
  /** Codes for the portal. */
  loginCodeLimit: { ...loginCodeLimit, accepted: numberFrom('LOGIN_CODE_LIMIT', loginCodeLimit.accepted) },
  /** Tries of such codes. */
  loginTryLimit: { ...loginTryLimit, accepted: numberFrom('LOGIN_TRY_LIMIT', loginTryLimit.accepted) },
  /** Misses at /reports. */
  reportsMissLimit: {
    ...reportsMissLimit,
    accepted: numberFrom('REPORTS_MISS_LIMIT', reportsMissLimit.accepted),
  },
  /** Shorter than the lease, so that a sender that waited in vain still owns its mails. */
  mailTimeoutSeconds: numberFrom('MAIL_TIMEOUT_SECONDS', 20),
  mailGatherMinutes: numberFrom('MAIL_GATHER_MINUTES', mailLimits.gatherMinutes),
  /** Replaces SendGrid's address; only a local stack sets it. */
  sendgridBaseUrl: process.env.SENDGRID_BASE_URL || null,
  /**
   * Who takes payments online: Stripe where it is chosen, which wants both of its secrets; a page that stands in for it on a
   * local stack; null where a report is paid by other means.
   */
  paymentProvider: paymentProvider(),
  /** What is refused without a token of App Check. */
  enforceAppCheck: screenedKinds(process.env.ENFORCE_APP_CHECK),
} as const;

function paymentProvider(): 'stripe' | 'stand-in' | null {
  if (process.env.PAYMENT_PROVIDER === 'stripe') return 'stripe';
  return isLocalStack && process.env.PAYMENT_PROVIDER !== 'none' ? 'stand-in' : null;
}
