import { fine, notAnswered, unknown, wrong, type Check } from '../finding';
import { secretValue } from '../secret-value';

interface AuthenticatedDomain {
  readonly domain: string;
  readonly valid: boolean;
}

export const mailProvider: Check = {
  name: 'Mail',
  async look(deploy) {
    const { ask, mailFrom } = deploy;
    const secret = await secretValue(deploy, 'SENDGRID_API_KEY');
    if ('refused' in secret) return [notAnswered(secret.refused)];
    const bearer = secret.value;
    const scopes = await ask('https://api.sendgrid.com/v3/scopes', { bearer });
    if (scopes.status === 401)
      return [wrong('SendGrid refuses SENDGRID_API_KEY: create a key with Mail Send')];
    if (scopes.status !== 200) return [notAnswered(scopes)];
    if (!(scopes.body as { scopes?: readonly string[] }).scopes?.includes('mail.send')) {
      return [wrong('the key may not send: give it Mail Send')];
    }
    const sends = fine('the key may send');
    const domain = mailFrom.slice(mailFrom.indexOf('@') + 1);
    const domains = await ask('https://api.sendgrid.com/v3/whitelabel/domains?limit=200', { bearer });
    if (domains.status === 401 || domains.status === 403) {
      return [
        sends,
        unknown(`the key lacks permission to read domains: check whether ${domain} is verified in SendGrid`),
      ];
    }
    if (domains.status !== 200) return [sends, notAnswered(domains)];
    const found = (domains.body as readonly AuthenticatedDomain[]).find((each) => each.domain === domain);
    return [
      sends,
      found?.valid
        ? fine(`${domain} is authenticated`)
        : wrong(`authenticate ${domain} (SPF and DKIM) in SendGrid, Settings, Sender Authentication`),
    ];
  },
};
