import { randomUUID } from 'node:crypto';
import { fine, unknown, wrong, type Finding } from '../deploy/finding';
import { clientName, isClientEmail } from './client';
import { SmokeError, type Office } from './office';
import type { Target } from './target';
import { within } from './within';

/**
 * Erases the test's client with the office's own action, and those whom an interrupted test left behind, and looks
 * whether anything remains. It searches for them, because a request whose answer was lost is stored all the same.
 */
export async function cleanUp(
  target: Target,
  office: Office,
  { email, account }: { readonly email: string; readonly account: string },
): Promise<Finding[]> {
  try {
    const found = [
      ...(await office.requestsWith('email', email)),
      ...(await office.requestsWith('name', clientName)),
    ].filter((each) => isClientEmail(each.email, account));
    const clients = Map.groupBy(found, (each) => each.email);
    if (clients.size === 0) return [fine('nothing was stored')];
    const findings: Finding[] = [];
    for (const [client, requests] of clients) {
      findings.push(await erase(target, office, client, new Set(requests.map(({ id }) => id))));
    }
    return findings;
  } catch (error) {
    if (!(error instanceof SmokeError)) throw error;
    return [wrong(`not cleaned up: ${error.message}. Erase ${email} in Security, Erase a Person`)];
  }
}

async function erase(
  target: Target,
  office: Office,
  email: string,
  ids: ReadonlySet<string>,
): Promise<Finding> {
  const key = randomUUID();
  const done = await within(target.patienceMs, async () => {
    const value = await office.erase(email, key);
    return { done: value, value };
  });
  const requests = await office.requestsWith('email', email);
  const mails = await Promise.all(
    [...ids]
      .flatMap((id) => [`mail/request_received_${id}`, `mail/office_new_request_${id}`])
      .map((mail) => office.read(mail)),
  );
  const rest = requests.length + mails.filter((mail) => mail !== null).length;
  if (rest > 0) return wrong(`${rest} records of ${email} remain: erase it in Security, Erase a Person`);
  return done
    ? fine(`nothing remains of ${email}`)
    : unknown(`${email} is erased; its last email waits for the provider, for up to 20 hours`);
}
