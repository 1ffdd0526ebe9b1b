import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Texts that look as real secrets do, made anew each time, so that none stands in the repository. By what they are. */
export function plantedSecrets(): Readonly<Record<string, string>> {
  const letters = (count: number) =>
    randomBytes(count * 2)
      .toString('base64')
      .replaceAll(/[+/=]/g, 'x')
      .slice(0, count);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    'a SendGrid key': `SG.${letters(22)}.${letters(43)}`,
    'a private key': String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    'a GitHub token': `ghp_${letters(36)}`,
    'a Stripe key': `sk_live_${letters(32)}`,
    'a webhook secret': `whsec_${letters(32)}`,
    'a password in an address': `https://someone:${letters(16)}@database.example.com/`,
  };
}
