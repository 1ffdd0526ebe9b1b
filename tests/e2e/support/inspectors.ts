import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminRole } from '@domain/admin/admin-role';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../../tools/admin/local-services';
import { promoteAdmin } from '../../../tools/admin/promote-admin';
import { callProduct } from '../../../tools/demo/call-product';
import { newPerson } from '../../../tools/testing/screens/people';
import { usualService } from '../../../tools/testing/usual-service';
import { asOffice } from './as-office';
import { book } from './book';

const password = 'a-password-of-theirs';

/** Those that a test made, who are none for the tests after it. */
const made: string[] = [];

interface NewMember {
  readonly email: string;
  readonly uid: string;
}

export async function newMember(role: AdminRole): Promise<NewMember> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
  const services = localServices();
  await promoteAdmin(services, { email, role, password: () => Promise.resolve(password) });
  return { email, uid: (await services.auth.getUserByEmail(email)).uid };
}

export async function newInspector(): Promise<NewMember> {
  const member = await newMember('inspector');
  made.push(member.uid);
  return member;
}

/** The uid of an inspector who joined by an invitation. */
export async function joinedInspector(email: string): Promise<string> {
  const { uid } = await localServices().auth.getUserByEmail(email);
  made.push(uid);
  return uid;
}

/** Call it after each test that makes inspectors. */
export async function endInspectors(): Promise<void> {
  const team = localServices().firestore.collection(collections.admins);
  await Promise.all(made.splice(0).map((uid) => team.doc(uid).update({ active: false })));
}

interface InspectorsJob {
  readonly inspector_id: string;
  readonly name: string;
  readonly scheduled_date: string;
  readonly scheduled_time: string;
}

/** A job that the office accepted for this inspector. */
export async function jobFor({ name, ...appointment }: InspectorsJob): Promise<string> {
  const request = {
    ...appointment,
    leadId: await book({ ...newPerson(), name }),
    total_price: usualService.price,
    confirmed_taken: true as const,
    idempotencyKey: randomUUID(),
  };
  const { bookingId } = await callProduct('office-request-accept', request, await asOffice());
  return bookingId;
}

/** Signs in on the page that asks for it. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
