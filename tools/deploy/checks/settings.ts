import { screenedKinds } from '../../../functions/src/platform/screened-kinds';
import { isStaging } from '../../hosting/firebase-config';
import { webSettingsFile } from '../read-settings';
import { fine, wrong, type Check, type Deploy, type Finding } from '../finding';

type Shape =
  | 'number'
  | 'address'
  | 'addresses'
  | 'screened'
  | 'text'
  | 'provider'
  | 'mail provider'
  | 'host'
  | 'public key'
  | 'event key'
  | 'text account'
  | 'text sender';

/** The settings read by functions/src/platform/config.ts and options.ts. */
export const functionSettings: Readonly<Record<string, Shape>> = {
  SITE_URL: 'address',
  ALLOWED_ORIGINS: 'addresses',
  FUNCTIONS_URL: 'address',
  TRUSTED_PROXY_HOPS: 'number',
  PUBLIC_FORM_LIMIT: 'number',
  PUBLIC_FORM_WINDOW_MINUTES: 'number',
  DEVICE_FORM_LIMIT: 'number',
  LOOKUP_LIMIT: 'number',
  APPOINTMENT_CHANGE_LIMIT: 'number',
  LOGIN_CODE_LIMIT: 'number',
  LOGIN_TRY_LIMIT: 'number',
  REPORTS_MISS_LIMIT: 'number',
  REFUSED_LIMIT: 'number',
  REPLAY_LIMIT: 'number',
  STRANGER_MAILS_A_DAY: 'number',
  MAIL_GATHER_MINUTES: 'number',
  MAIL_TIMEOUT_SECONDS: 'number',
  SETTINGS_CACHE_SECONDS: 'number',
  DEPLOY_HOOK_URL: 'address',
  MAIL_PROVIDER: 'mail provider',
  SENDGRID_EVENT_KEY: 'event key',
  SMTP_HOST: 'host',
  SMTP_PORT: 'number',
  SMTP_USER: 'text',
  VAPID_PUBLIC_KEY: 'public key',
  TWILIO_ACCOUNT_SID: 'text account',
  TWILIO_FROM: 'text sender',
  HEALTH_TOKEN: 'text',
  ENFORCE_APP_CHECK: 'screened',
  PAYMENT_PROVIDER: 'provider',
  FUNCTIONS_SERVICE_ACCOUNT: 'text',
};

const neededByPages = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FUNCTIONS_URL',
];

const stages = ['staging', 'production'];

const rules: Readonly<Record<Shape, (text: string) => boolean>> = {
  number: (text) => Number.isFinite(Number(text)) && Number(text) >= 0,
  address: isOrigin,
  addresses: (text) => text.split(',').every((each) => isOrigin(each.trim())),
  screened: isListOfKinds,
  text: (text) => !/\s/.test(text),
  provider: (text) => text === 'stripe' || text === 'none',
  'mail provider': (text) => text === 'sendgrid' || text === 'smtp',
  host: (text) => /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text) && !isLocalHost(text),
  'event key': (text) => /^M[\w+/]{100,}={0,2}$/.test(text),
  'text account': (text) => /^AC[0-9a-f]{32}$/.test(text),
  'text sender': (text) => /^(?:\+1[2-9]\d{9}|MG[0-9a-f]{32})$/.test(text),
  'public key': (text) => /^B[\w-]{86}$/.test(text),
};

/** Checks the settings without contacting the project. */
export const settings = {
  name: 'Settings',
  look({ project, settings: own, web }: Pick<Deploy, 'project' | 'settings' | 'web'>) {
    const found: Finding[] = [];
    for (const [name, value] of Object.entries(own)) {
      const shape = functionSettings[name];
      if (shape === undefined) found.push(wrong(`functions/.env.${project} sets ${name}, which is not used`));
      else if (value !== '' && !rules[shape](value))
        found.push(wrong(`${name} is "${value}": expected ${words[shape]}`));
    }
    if (own.MAIL_PROVIDER !== 'smtp') {
      for (const name of ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER'])
        if (own[name])
          found.push(wrong(`${name} is set, but MAIL_PROVIDER is not smtp: set that too, or remove ${name}`));
    }
    for (const name of neededByPages) {
      if (!web[name]) found.push(wrong(`${webSettingsFile(project)} leaves out ${name}`));
    }
    const stage = web.VITE_STAGE ?? '';
    if (stage !== '' && !stages.some((known) => known === stage))
      found.push(wrong(`VITE_STAGE is "${stage}": expected ${stages.join(' or ')}`));
    if (isStaging(web) && !own.SITE_URL)
      found.push(wrong('SITE_URL is not set: emails of staging would link to the site of the business'));
    const calls = web.VITE_FUNCTIONS_URL;
    if (calls && !(URL.canParse(calls) && new URL(calls).protocol === 'https:'))
      found.push(wrong(`VITE_FUNCTIONS_URL is "${calls}": expected an https address`));
    const pages = web.VITE_FIREBASE_PROJECT_ID;
    if (pages && pages !== project)
      found.push(wrong(`the pages are built for the project ${pages}, not ${project}`));
    if ((own.VAPID_PUBLIC_KEY ?? '') !== (web.VITE_PUSH_KEY ?? ''))
      found.push(wrong(`VAPID_PUBLIC_KEY and VITE_PUSH_KEY of ${webSettingsFile(project)} differ`));
    if (Boolean(own.TWILIO_ACCOUNT_SID) !== Boolean(own.TWILIO_FROM))
      found.push(wrong('TWILIO_ACCOUNT_SID and TWILIO_FROM belong together: set both, or neither'));
    if (Boolean(own.TWILIO_ACCOUNT_SID) !== (web.VITE_TEXTS === 'on'))
      found.push(
        wrong(
          `text messages need TWILIO_ACCOUNT_SID for the functions and VITE_TEXTS=on in ${webSettingsFile(project)}: set both, or neither`,
        ),
      );
    return Promise.resolve(found.length > 0 ? found : [fine('complete and valid')]);
  },
} satisfies Check;

const words: Readonly<Record<Shape, string>> = {
  number: 'a number of at least 0',
  address: 'an https address without a path',
  addresses: 'a list of https addresses without paths',
  screened: 'true, or a list of what App Check screens',
  text: 'a single word',
  provider: 'stripe or none',
  'mail provider': 'sendgrid or smtp',
  host: 'the name of a server, such as smtp.example.com',
  'event key': 'the verification key of SendGrid’s Event Webhook',
  'public key': 'a public key of 87 characters',
  'text account': 'the SID of a Twilio account, which begins with AC',
  'text sender': 'a number such as +13125550100, or the SID of a Messaging Service',
};

function isLocalHost(text: string): boolean {
  return text === 'localhost' || text.startsWith('127.');
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return protocol === 'https:' && pathname === '/';
}

function isListOfKinds(text: string): boolean {
  try {
    screenedKinds(text);
    return true;
  } catch {
    // ignored: a list that can't be read is the finding
    return false;
  }
}
