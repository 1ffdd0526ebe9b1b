import { fine, notAnswered, unknown, wrong, type Check, type Deploy, type Finding } from '../finding';
import { serviceAccount } from '../service-account';

const always = ['APP_HMAC_KEY'];
const forCards = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const forPush = ['VAPID_PRIVATE_KEY'];
const forTexts = ['TWILIO_AUTH_TOKEN'];

interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members?: readonly string[] }[];
}

/** The secrets of the features that are on, as the functions define them. */
export function neededSecrets({
  MAIL_PROVIDER: mail,
  PAYMENT_PROVIDER: provider,
  VAPID_PUBLIC_KEY: pushKey,
  TWILIO_ACCOUNT_SID: texts,
}: Deploy['settings']): readonly string[] {
  return [
    mail === 'smtp' ? 'SMTP_PASSWORD' : 'SENDGRID_API_KEY',
    ...always,
    ...(provider === 'stripe' ? forCards : []),
    ...(pushKey ? forPush : []),
    ...(texts ? forTexts : []),
  ];
}

export const secrets: Check = {
  name: 'Secrets',
  async look(deploy) {
    const names = neededSecrets(deploy.settings);
    const account = await serviceAccount(deploy);
    return (await Promise.all(names.map((name) => lookAt(deploy, name, account)))).flat();
  },
};

async function lookAt({ ask, project }: Deploy, name: string, account: string | null): Promise<Finding[]> {
  const secret = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`;
  const version = await ask(`${secret}/versions/latest`);
  const set = `npx firebase functions:secrets:set ${name} --project ${project}`;
  if (version.status === 404) return [wrong(`${name} is not set: ${set}`)];
  if (version.status !== 200) return [notAnswered(version)];
  const { state } = version.body as { state?: string };
  if (state !== 'ENABLED') return [wrong(`the newest version of ${name} is ${state ?? 'unknown'}: ${set}`)];
  const policy = await ask(`${secret}:getIamPolicy`);
  if (policy.status !== 200) return [fine(`${name} is set`), notAnswered(policy)];
  const reads = (policy.body as Policy).bindings?.some(
    ({ role, members = [] }) =>
      role === 'roles/secretmanager.secretAccessor' && members.includes(`serviceAccount:${account}`),
  );
  return [
    fine(`${name} is set`),
    reads
      ? fine(`the functions may read ${name}`)
      : unknown(
          `the functions may not read ${name} by a grant of its own: a deploy of the functions gives one`,
        ),
  ];
}
