import { randomUUID } from 'node:crypto';
import { v1 } from 'firebase-admin/firestore';
import { grpc } from 'google-gax';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addresses } from './support/stack-addresses';

// Decision 0135: transactions that wait for each other's locks don't wait until both time out.

const database = `projects/${addresses.project}/databases/(default)`;
const options = {
  otherArgs: { headers: { 'google-cloud-resource-prefix': database, Authorization: 'Bearer owner' } },
};

let client: InstanceType<typeof v1.FirestoreClient>;

beforeEach(() => {
  const { hostname, port } = new URL(`http://${addresses.firestore}`);
  client = new v1.FirestoreClient({
    servicePath: hostname,
    port: Number(port),
    sslCreds: grpc.credentials.createInsecure(),
  });
});

afterEach(() => client.close());

/** Begins a transaction that has read the document, and so holds a lock on it. */
async function transactionThatRead(name: string) {
  const [{ transaction = null }] = await client.beginTransaction({ database }, options);
  const reading = client.batchGetDocuments({ database, documents: [name], transaction }, options);
  for await (const answer of reading) expect(answer).toBeDefined();
  return transaction;
}

it('of two transactions that wait for each other, the older commits and the younger is aborted', async () => {
  const name = `${database}/documents/deadlocks/${randomUUID()}`;
  const older = await transactionThatRead(name);
  const younger = await transactionThatRead(name);
  const write = { update: { name, fields: { value: { integerValue: 1 } } } };
  const [first, second] = await Promise.allSettled(
    [older, younger].map((transaction) => client.commit({ database, transaction, writes: [write] }, options)),
  );
  expect(first?.status).toBe('fulfilled');
  expect(second).toMatchObject({ status: 'rejected', reason: { code: grpc.status.ABORTED } });
});
