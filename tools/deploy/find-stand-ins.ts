/**
 * The files that a deploy uploads, by name: the built site, the built functions, and the functions' settings.
 */
export interface Upload {
  readonly projectId: string;
  readonly site: Readonly<Record<string, string>>;
  readonly functionSettings: Readonly<Record<string, string>>;
}

const localOnlySettings = [
  'SENDGRID_BASE_URL',
  'LOCAL_CALENDARS',
  'TWILIO_API_URL',
  'FUNCTIONS_EMULATOR',
  'FIRESTORE_EMULATOR_HOST',
];
const localAddress = /https?:\/\/(?:127\.0\.0\.1|localhost):\d+|["'`](?:127\.0\.0\.1|localhost):\d+["'`]/;

const standInProvider = /^\s*(?:export\s+)?PAYMENT_PROVIDER\s*=\s*["']?stand-in/m;
const paymentSecret = /^\s*(?:export\s+)?STRIPE_(?:SECRET_KEY|WEBHOOK_SECRET)\s*=/m;
const mailSecret = /^\s*(?:export\s+)?(?:SMTP_PASSWORD|SENDGRID_API_KEY|TWILIO_AUTH_TOKEN)\s*=/m;
const localMailServer = /^\s*(?:export\s+)?SMTP_HOST\s*=\s*["']?(?:localhost|127\.|::1)/m;

/** A message for everything in the upload that belongs to a local stack; none if the upload is acceptable. */
export function findStandIns({ projectId, site, functionSettings }: Upload): string[] {
  const found: string[] = [];
  if (projectId === '' || projectId.startsWith('demo-')) {
    found.push(`The project "${projectId}" is not a real one: choose one with "npx firebase use".`);
  }
  for (const [file, text] of Object.entries(site)) {
    const address = localAddress.exec(text)?.[0];
    if (address) found.push(`${file} calls ${address}: build again without the settings of the local stack.`);
  }
  for (const [file, text] of Object.entries(site)) {
    if (file.endsWith('.html') && text.includes('data-app-check-debug=')) {
      found.push(
        `${file} gives every visitor App Check's debug token: build without VITE_APP_CHECK_DEBUG_TOKEN.`,
      );
    }
  }
  for (const [file, text] of Object.entries(functionSettings)) {
    if (standInProvider.test(text)) {
      found.push(`${file} lets a page of the local stack stand in for the payment provider.`);
    }
    if (paymentSecret.test(text)) {
      found.push(`${file} holds a secret of the payment provider: it belongs in Secret Manager.`);
    }
    if (mailSecret.test(text)) {
      found.push(
        `${file} holds a secret of the provider of email or text messages: it belongs in Secret Manager.`,
      );
    }
    if (localMailServer.test(text)) {
      found.push(`${file} sends email to a server of this machine: set SMTP_HOST to your provider’s.`);
    }
    for (const name of localOnlySettings) {
      if (new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`, 'm').test(text)) {
        found.push(`${file} sets ${name}, which belongs to a local stack.`);
      }
    }
  }
  return found;
}
