import { beforeAll, expect, it } from 'vitest';
import { db } from './support/admin-sdk';
import { eraseUntil } from './support/erase';
import { newEmail } from './support/new-contact';
import { jobAt, newHouse, propertiesOf, propertyOf } from './support/property';
import { reportFormOf, writeReport } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

/** Where an address is still written, as a house number. */
async function placesOf(address: string): Promise<readonly string[]> {
  const [number = ''] = address.split(' ');
  const { docs } = await db.collection('properties').get();
  return docs.filter((each) => JSON.stringify(each.data()).includes(number)).map(({ id }) => id);
}

it('leaves no address behind where nobody else’s job is, also of a merged spelling and of a report without a job', async () => {
  const [email, address] = [newEmail('erased'), newHouse()];
  const [first, second] = [
    await jobAt(admin, address, email),
    await jobAt(admin, address.replace(', Niles', ''), email),
  ];
  const [to = '', from = ''] = [await propertyOf(first), await propertyOf(second)];
  await propertiesOf(admin).merge({ propertyId: from, intoId: to });
  const elsewhere = newHouse();
  await writeReport(admin, null, reportFormOf(email, { propertyAddress: elsewhere }));
  expect(await placesOf(elsewhere)).toHaveLength(1);

  await eraseUntil('texts', email, admin);

  expect([...(await placesOf(address)), ...(await placesOf(elsewhere))]).toEqual([]);
  expect([await stored('properties', from), await stored('properties', to)]).toEqual([undefined, undefined]);
});

it('leaves another client’s address as they spelled it', async () => {
  const [email, address] = [newEmail('erased'), newHouse()];
  const first = await jobAt(admin, `${address}, USA`, email);
  await jobAt(admin, address.toUpperCase());
  const id = (await propertyOf(first)) ?? '';

  await eraseUntil('texts', email, admin);

  expect(await stored('properties', id)).toMatchObject({ address: address.toUpperCase(), stale: false });
});
