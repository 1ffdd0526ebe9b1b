import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Texts in the format of real secrets, generated at runtime so that none is in the repository, by type. */
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
