import { defineSecret } from 'firebase-functions/params';
import { region } from '@domain/api/region';
import { appointmentChangeLimit } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import { mailLimits } from '@domain/mail/mail-state';
import {
  deviceFormLimit,
  loginCodeLimit,
  loginTryLimit,
  lookupLimit,
  publicFormLimit,
  refusedLimit,
  replayLimit,
  reportsMissLimit,
} from '@domain/rate-limit/window';
import { screenedKinds } from './screened-kinds';
import { smtpServer, type SmtpServer } from './smtp-server';
import { textService } from './text-service';

/**
 * Secrets come from Secret Manager in production, otherwise from the local stack's environment. A deploy asks for every
 * secret that is defined, so those of a feature are defined where it is on: `payment-secrets.ts`, `push-keys.ts`,
 * `mail-secrets.ts`, `text-secrets.ts`.
 */
export const appHmacKey = defineSecret('APP_HMAC_KEY');

function numberFrom(name: string, fallback: number): number {
  const text = process.env[name];
  const value = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not "${text}".`);
  return value;
}

/** True only under the emulators with a `demo-` project. Every stand-in for a real service requires it. */
export const isLocalStack =
  process.env.FUNCTIONS_EMULATOR === 'true' && (process.env.GCLOUD_PROJECT ?? '').startsWith('demo-');

const publicForms = {
  accepted: numberFrom('PUBLIC_FORM_LIMIT', publicFormLimit.accepted),
  windowMinutes: numberFrom('PUBLIC_FORM_WINDOW_MINUTES', publicFormLimit.windowMinutes),
};

const siteUrl = (process.env.SITE_URL || business.siteUrl).replace(/\/$/, '');

/** Settings that an operator can change without touching code; read once, when the instance starts. */
export const config = {
  siteUrl,
  /** Base URL of the functions, used in file URLs. */
  functionsUrl:
    process.env.FUNCTIONS_URL || `https://${region}-${process.env.GCLOUD_PROJECT}.cloudfunctions.net`,
  /** Origins that browsers may call from. */
  allowedOrigins: (process.env.ALLOWED_ORIGINS || siteUrl).split(',').map((origin) => origin.trim()),
  /**
   * Number of our own proxies that append to X-Forwarded-For; the client's address is that many places from the
   * right.
   */
  trustedProxyHops: numberFrom('TRUSTED_PROXY_HOPS', 1),
  publicFormLimit: publicForms,
  /** For known devices; never lower than for others. */
  deviceFormLimit: {
    ...publicForms,
    accepted: Math.max(publicForms.accepted, numberFrom('DEVICE_FORM_LIMIT', deviceFormLimit.accepted)),
  },
  /** Lookups of the referral tracker. */
  lookupLimit: {
    ...lookupLimit,
    accepted: numberFrom('LOOKUP_LIMIT', lookupLimit.accepted),
  },
  /** Clients' attempts to move or cancel an appointment. */
  appointmentChangeLimit: {
    ...appointmentChangeLimit,
    accepted: numberFrom('APPOINTMENT_CHANGE_LIMIT', appointmentChangeLimit.accepted),
  },
  /** Login codes for the portal. */
  loginCodeLimit: { ...loginCodeLimit, accepted: numberFrom('LOGIN_CODE_LIMIT', loginCodeLimit.accepted) },
  /** Attempts to redeem login codes. */
  loginTryLimit: { ...loginTryLimit, accepted: numberFrom('LOGIN_TRY_LIMIT', loginTryLimit.accepted) },
  /** Failed lookups at /reports. */
  reportsMissLimit: {
    ...reportsMissLimit,
    accepted: numberFrom('REPORTS_MISS_LIMIT', reportsMissLimit.accepted),
  },
  /** Refused attempts at one call because of invalid input. */
  refusedLimit: { ...refusedLimit, accepted: numberFrom('REFUSED_LIMIT', refusedLimit.accepted) },
  /** Replays. */
  replayLimit: { ...replayLimit, accepted: numberFrom('REPLAY_LIMIT', replayLimit.accepted) },
  /** Shorter than the lease, so that a sender whose request timed out still holds its emails. */
  mailTimeoutSeconds: numberFrom('MAIL_TIMEOUT_SECONDS', 20),
  /** Emails per mailbox and day that strangers can trigger. */
  strangerMailsADay: numberFrom('STRANGER_MAILS_A_DAY', mailLimits.strangersADay),
  mailGatherMinutes: numberFrom('MAIL_GATHER_MINUTES', mailLimits.gatherMinutes),
  /** How old the settings may be with which a call, page or email is answered. */
  settingsCacheSeconds: numberFrom('SETTINGS_CACHE_SECONDS', 15),
  /** Called after a save of the settings to build the site again; null leaves it to the next deploy. */
  deployHookUrl: process.env.DEPLOY_HOOK_URL || null,
  /** The public key for Web Push, base64url; null offers no notifications. Its private key is a secret. */
  vapidPublicKey: process.env.VAPID_PUBLIC_KEY || null,
  /** Requests with this token get the full response of /health; null allows none. */
  healthToken: process.env.HEALTH_TOKEN || null,
  /** Replaces SendGrid's base URL; set only on a local stack. */
  sendgridBaseUrl: process.env.SENDGRID_BASE_URL || null,
  /** The public key that verifies SendGrid's events, base64; null takes none. */
  mailEventsKey: process.env.SENDGRID_EVENT_KEY || null,
  /** The server that takes our email; null if it is sent with SendGrid. */
  smtp: chosenSmtpServer(),
  /** The account that sends text messages; null where they are off. */
  texts: textService({ accountSid: process.env.TWILIO_ACCOUNT_SID, from: process.env.TWILIO_FROM }),
  /** Replaces Twilio's address; only on a local stack. */
  textsApi: (isLocalStack && process.env.TWILIO_API_URL) || null,
  /**
   * The online payment provider: Stripe if configured, which requires both of its secrets; a stand-in page on a local
   * stack; null if reports are paid by other means.
   */
  paymentProvider: paymentProvider(),
  /** Replaces Stripe's address; only on a local stack. */
  stripeApi: isLocalStack && process.env.STRIPE_API_URL ? new URL(process.env.STRIPE_API_URL) : null,
  /** Whether private calendars may be on this machine; only on a local stack. */
  localCalendars: isLocalStack && process.env.LOCAL_CALENDARS === 'on',
  /** Kinds of calls that require an App Check token. */
  enforceAppCheck: screenedKinds(process.env.ENFORCE_APP_CHECK),
} as const;

function chosenSmtpServer(): SmtpServer | null {
  const chosen = process.env.MAIL_PROVIDER || 'sendgrid';
  if (chosen === 'sendgrid') return null;
  if (chosen !== 'smtp') throw new Error(`MAIL_PROVIDER must be sendgrid or smtp, not "${chosen}".`);
  return smtpServer({
    host: process.env.SMTP_HOST,
    port: process.env.SMTP_PORT,
    user: process.env.SMTP_USER,
  });
}

function paymentProvider(): 'stripe' | 'stand-in' | null {
  if (process.env.PAYMENT_PROVIDER === 'stripe') return 'stripe';
  return isLocalStack && process.env.PAYMENT_PROVIDER !== 'none' ? 'stand-in' : null;
}
