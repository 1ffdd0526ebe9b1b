import { randomUUID } from 'node:crypto';
import { v1 } from 'firebase-admin/firestore';
import { grpc } from 'google-gax';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { db } from './support/admin-sdk';
import { addresses } from './support/stack-addresses';

// Decision 0134: of a document that it has, or knows to be missing, the web SDK shows only later versions, and tabs that
// share a cache show each other only what has a later read time.

const database = `projects/${addresses.project}/databases/(default)`;

interface Instant {
  readonly seconds: string;
  readonly nanos: number;
}

interface Answer {
  readonly targetChange?: {
    readonly targetChangeType: string;
    readonly readTime: Instant | null;
  };
  readonly documentChange?: { readonly document: { readonly name: string; readonly updateTime: Instant } };
}

const micros = ({ seconds, nanos }: Instant) => Number(seconds) * 1e6 + nanos / 1e3;

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

function listen() {
  const headers = { 'google-cloud-resource-prefix': database, Authorization: 'Bearer owner' };
  const stream = client.listen({ otherArgs: { headers } });
  return {
    answers: stream as AsyncIterable<Answer>,
    addTarget: (target: object) => stream.write({ database, addTarget: target }),
  };
}

const firstJobs = (targetId: number) => ({
  targetId,
  query: {
    parent: `${database}/documents`,
    structuredQuery: { from: [{ collectionId: collections.bookings }], limit: { value: 1 } },
  },
});

/** The read time of an answer that ends a snapshot, in microseconds. */
const snapshotTime = ({ targetChange: change }: Answer) =>
  change?.targetChangeType === 'NO_CHANGE' && change.readTime ? micros(change.readTime) : null;

it('a stream’s snapshots have rising read times, with no commit between them', async () => {
  const { answers, addTarget } = listen();
  for (const targetId of [1, 2, 3]) addTarget(firstJobs(targetId));
  const times: number[] = [];
  for await (const answer of answers) {
    const time = snapshotTime(answer);
    if (time !== null) times.push(time);
    if (times.length === 3) break;
  }
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

it('the snapshots of a stream are later than those of the stream before, with no commit between them', async () => {
  const lastTime = async (targets: number) => {
    const { answers, addTarget } = listen();
    for (let targetId = 1; targetId <= targets; targetId++) addTarget(firstJobs(targetId));
    let left = targets;
    for await (const answer of answers) {
      const time = snapshotTime(answer);
      if (time !== null && --left === 0) return time;
    }
    throw new Error('The stream ended early.');
  };
  const before = await lastTime(3);
  expect(await lastTime(1)).toBeGreaterThan(before);
});

it('a document that is created while a snapshot is read is later than that snapshot', async () => {
  const folder = `listen_times_${randomUUID()}`;
  const names = Array.from({ length: 300 }, (_, index) => `${folder}/${index}`);
  const { answers, addTarget } = listen();
  addTarget({ targetId: 1, documents: { documents: names.map((name) => `${database}/documents/${name}`) } });
  const create = async () => {
    for (const [index, name] of names.entries()) {
      addTarget(firstJobs(index + 2));
      await db.doc(name).create({});
    }
  };
  const read = async () => {
    const early: string[] = [];
    const left = new Set(names);
    let shownUntil = 0;
    for await (const answer of answers) {
      shownUntil = snapshotTime(answer) ?? shownUntil;
      const document = answer.documentChange?.document;
      const name = document?.name.slice(`${database}/documents/`.length);
      if (!document || !name || !left.delete(name)) continue;
      if (micros(document.updateTime) <= shownUntil) early.push(name);
      if (left.size === 0) break;
    }
    return early;
  };
  const [early] = await Promise.all([read(), create()]);
  expect(early).toEqual([]);
});
