import { randomBytes } from 'node:crypto';

/** The name of every smoke test's client. Another person may use it too, so only their address decides who is erased. */
export const clientName = 'Smoke Test';

/** A new address of the office account's mailbox, so that an email to it arrives and nobody else has it. */
export function newClientEmail(account: string): string {
  const { name, domain } = partsOf(account);
  return `${name}+smoke-${randomBytes(6).toString('hex')}@${domain}`;
}

/** Whether a smoke test of this account made the address. */
export function isClientEmail(email: string, account: string): boolean {
  const { name, domain } = partsOf(account);
  const start = `${name}+smoke-`;
  const end = `@${domain}`;
  return (
    email.startsWith(start) &&
    email.endsWith(end) &&
    /^[\da-f]{12}$/.test(email.slice(start.length, -end.length))
  );
}

function partsOf(account: string) {
  const [name = '', domain = ''] = account.toLowerCase().split('@');
  return { name, domain };
}
