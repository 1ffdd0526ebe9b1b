import { smtpServer } from '../../../functions/src/platform/smtp-server';
import {
  fine,
  functionsUrl,
  notAnswered,
  unknown,
  wrong,
  type Check,
  type Deploy,
  type Finding,
} from '../finding';
import { secretValue } from '../secret-value';

interface AuthenticatedDomain {
  readonly domain: string;
  readonly valid: boolean;
}

export const mailProvider: Check = {
  name: 'Mail',
  async look(deploy) {
    const domain = deploy.mailFrom.slice(deploy.mailFrom.indexOf('@') + 1);
    const isSmtp = deploy.settings.MAIL_PROVIDER === 'smtp';
    return [
      ...(await (isSmtp ? smtpFindings(deploy, domain) : sendgridFindings(deploy, domain))),
      await dmarc(deploy, domain),
      ...namedService(deploy, isSmtp),
    ];
  },
};

async function sendgridFindings(deploy: Deploy, domain: string): Promise<Finding[]> {
  const { ask } = deploy;
  const secret = await secretValue(deploy, 'SENDGRID_API_KEY');
  if ('refused' in secret) return [notAnswered(secret.refused)];
  const bearer = secret.value;
  const scopes = await ask('https://api.sendgrid.com/v3/scopes', { bearer });
  if (scopes.status === 401) return [wrong('SendGrid refuses SENDGRID_API_KEY: create a key with Mail Send')];
  if (scopes.status !== 200) return [notAnswered(scopes)];
  if (!(scopes.body as { scopes?: readonly string[] }).scopes?.includes('mail.send')) {
    return [wrong('the key may not send: give it Mail Send')];
  }
  const sends = fine('the key may send');
  const domains = await ask('https://api.sendgrid.com/v3/whitelabel/domains?limit=200', { bearer });
  if (domains.status === 401 || domains.status === 403) {
    return [
      sends,
      unknown(`the key lacks permission to read domains: check whether ${domain} is verified in SendGrid`),
    ];
  }
  if (domains.status !== 200) return [sends, notAnswered(domains)];
  const tracking = await trackingFinding(deploy, bearer);
  const heard = await webhookFinding(deploy, bearer);
  const found = (domains.body as readonly AuthenticatedDomain[]).find((each) => each.domain === domain);
  return [
    sends,
    found?.valid
      ? fine(`${domain} is authenticated`)
      : wrong(`authenticate ${domain} (SPF and DKIM) in SendGrid, Settings, Sender Authentication`),
    tracking,
    heard,
  ];
}

interface EventWebhook extends Readonly<Record<(typeof events)[number], boolean>> {
  readonly enabled: boolean;
  readonly url: string;
  readonly public_key?: string;
}

const events = ['delivered', 'deferred', 'bounce', 'dropped', 'spam_report'] as const;

/** The webhook by which the office hears of bounces. */
async function webhookFinding(deploy: Deploy, bearer: string): Promise<Finding> {
  const { ask, settings } = deploy;
  const url = `${functionsUrl(deploy)}/mail-events`;
  if (!settings.SENDGRID_EVENT_KEY) {
    return wrong(
      'nobody would hear of a bounce: set SENDGRID_EVENT_KEY to the verification key of an event webhook (docs/deploy.md, Email)',
    );
  }
  const answer = await ask('https://api.sendgrid.com/v3/user/webhooks/event/settings/all', { bearer });
  if (answer.status === 401 || answer.status === 403) {
    return unknown(`the key lacks permission to read event webhooks: check that one goes to ${url}`);
  }
  if (answer.status !== 200) return notAnswered(answer);
  const { webhooks = [] } = answer.body as { webhooks?: readonly EventWebhook[] };
  const own = webhooks.find((webhook) => webhook.enabled && webhook.url === url);
  if (!own) return wrong(`add an event webhook to ${url} in SendGrid, Settings, Mail Settings`);
  const missing = events.filter((event) => !own[event]);
  if (missing.length > 0) return wrong(`add to SendGrid's event webhook: ${missing.join(', ')}`);
  return own.public_key === settings.SENDGRID_EVENT_KEY
    ? fine('the event webhook hears of bounces')
    : wrong("SENDGRID_EVENT_KEY isn't the verification key of SendGrid's event webhook");
}

/** A tracked link leads an access key through SendGrid. Each of our emails asks for none; the account's setting is a second lock. */
async function trackingFinding({ ask }: Deploy, bearer: string): Promise<Finding> {
  const answer = await ask('https://api.sendgrid.com/v3/tracking_settings', { bearer });
  if (answer.status === 401 || answer.status === 403) {
    return unknown(
      'the key lacks permission to read whether clicks are tracked: look under Settings, Tracking',
    );
  }
  if (answer.status !== 200) return notAnswered(answer);
  const { result = [] } = answer.body as { result?: readonly { name: string; enabled: boolean }[] };
  const tracked = ['click', 'open'].filter((kind) =>
    result.some(({ name, enabled }) => name === kind && enabled),
  );
  return tracked.length === 0
    ? fine('neither clicks nor opens are tracked')
    : wrong(
        `SendGrid tracks ${tracked.map((kind) => `${kind}s`).join(' and ')}: turn it off under Settings, Tracking`,
      );
}

async function smtpFindings(deploy: Deploy, domain: string): Promise<Finding[]> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user } = deploy.settings;
  let server;
  try {
    server = smtpServer({ host, port, user });
  } catch (error) {
    return [wrong((error as Error).message)];
  }
  const secret = await secretValue(deploy, 'SMTP_PASSWORD');
  if ('refused' in secret) return [notAnswered(secret.refused)];
  const refused = await deploy.trySmtp({ server, password: secret.value });
  const at = `${server.host}:${server.port}`;
  const login =
    refused === null
      ? fine(`${at} accepts the login over TLS`)
      : /^smtp:5[03]\d$/.test(refused)
        ? wrong(
            `${at} refuses the login (${refused}): check SMTP_USER and SMTP_PASSWORD, and that it offers TLS`,
          )
        : unknown(`${at} did not let this machine log in (${refused}): check SMTP_HOST and SMTP_PORT`);
  const records = await deploy.findTxt(domain);
  const spf = records?.some((record) => /^v=spf1(?: |$)/i.test(record));
  return [
    login,
    spf === undefined
      ? unknown(`the DNS did not answer for ${domain}`)
      : spf
        ? fine(`${domain} has an SPF record`)
        : wrong(`${domain} has no SPF record: add the TXT record that your email provider names`),
    unknown(`look into your email provider’s console whether DKIM is active for ${domain}`),
  ];
}

async function dmarc({ findTxt }: Deploy, domain: string): Promise<Finding> {
  const records = await findTxt(`_dmarc.${domain}`);
  if (records === null) return unknown(`the DNS did not answer for _dmarc.${domain}`);
  return records.some((record) => /^v=DMARC1(?:;|$)/i.test(record))
    ? fine(`${domain} has a DMARC record`)
    : wrong(`${domain} has no DMARC record: add a TXT record _dmarc.${domain} with "v=DMARC1; p=none"`);
}

/** The privacy policy names the company that delivers our email. */
function namedService({ mailService, settings }: Deploy, isSmtp: boolean): Finding[] {
  const isSendgrid = !isSmtp || /sendgrid/i.test(settings.SMTP_HOST ?? '');
  return /sendgrid/i.test(mailService) === isSendgrid
    ? []
    : [
        wrong(
          `the privacy policy says that ${mailService} delivers our email: correct mailService in the contact.ts of the business`,
        ),
      ];
}
