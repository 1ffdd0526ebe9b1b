import { expect, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { patienceMs } from '../../../src/ui/testing/patience';
import { localServices } from '../../admin/local-services';
import { mailsTo } from './mailbox';
import type { Person } from './people';

const isCode = /^\d{4} \d{4} is your code/;

/** The code in the newest email that has one, as written; waits for that many code emails. */
export async function mailedCode({ email }: Person, count = 1): Promise<string> {
  let subjects: string[] = [];
  const look = async () => {
    subjects = (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => isCode.test(subject));
    return subjects.length;
  };
  await expect.poll(look, { message: `code ${count} for ${email}`, timeout: patienceMs }).toBe(count);
  return subjects[0]?.slice(0, 9) ?? '';
}

/** Expires the codes emailed to a job's client. */
export async function endCodes(bookingId: string): Promise<void> {
  const { firestore } = localServices();
  const job = await firestore.collection(collections.bookings).doc(bookingId).get();
  const codes = firestore.collection(collections.loginRequests);
  const asked = await codes.where('customer_id', '==', job.get('customer_id')).get();
  await Promise.all(asked.docs.map(({ ref }) => ref.update({ expires_at: new Date(Date.now() - 1_000) })));
}

/** The portal's sign-in screen. */
export function portalLogin(page: Page) {
  return {
    email: page.getByLabel(/^Email/),
    send: page.getByRole('button', { name: 'Send me a code' }),
    code: page.getByLabel(/^Code from the email/),
    signIn: page.getByRole('button', { name: 'Sign in', exact: true }),
    async ask(email: string) {
      await this.email.fill(email);
      await this.send.click();
      await expect(this.code).toBeFocused();
    },
  };
}

/** Signs this person in with the emailed code. */
export async function signInToPortal(page: Page, person: Person, tab = 'bookings'): Promise<void> {
  await page.goto(`${routes.customerPortal}?tab=${tab}`);
  const login = portalLogin(page);
  await login.ask(person.email);
  await login.code.fill(await mailedCode(person));
  await login.signIn.click();
  await expect(page.getByRole('heading', { name: `Welcome back, ${person.name}` })).toBeVisible();
}
