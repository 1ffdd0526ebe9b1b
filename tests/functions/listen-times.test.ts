import { v1 } from 'firebase-admin/firestore';
import { grpc } from 'google-gax';
import { expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { addresses } from './support/stack-addresses';

const database = `projects/${addresses.project}/databases/(default)`;

interface Answer {
  readonly targetChange?: {
    readonly targetChangeType: string;
    readonly targetIds: readonly number[];
    readonly readTime: { readonly seconds: string; readonly nanos: number } | null;
  };
}

// Decision 0134: tabs that share a cache show each other only what has a later read time.
it('a stream’s snapshots have rising read times, with no commit between them', async () => {
  const { hostname, port } = new URL(`http://${addresses.firestore}`);
  const client = new v1.FirestoreClient({
    servicePath: hostname,
    port: Number(port),
    sslCreds: grpc.credentials.createInsecure(),
  });
  const headers = { 'google-cloud-resource-prefix': database, Authorization: 'Bearer owner' };
  const stream = client.listen({ otherArgs: { headers } });
  const times: number[] = [];
  const heard = new Promise<void>((resolve, reject) => {
    stream.on('error', reject);
    stream.on('data', ({ targetChange }: Answer) => {
      if (targetChange?.targetChangeType !== 'NO_CHANGE' || !targetChange.readTime) return;
      times.push(Number(targetChange.readTime.seconds) * 1e6 + targetChange.readTime.nanos / 1e3);
      if (times.length === 3) resolve();
    });
  });
  for (const targetId of [1, 2, 3]) {
    const query = { from: [{ collectionId: collections.bookings }], limit: { value: targetId } };
    const parent = `${database}/documents`;
    stream.write({ database, addTarget: { targetId, query: { parent, structuredQuery: query } } });
  }
  await heard;
  stream.end();
  await client.close();
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});
