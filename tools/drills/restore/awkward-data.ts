import { GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { localBucket } from '../../admin/local-bucket';
import type { Random } from '../random';

interface Stores {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<typeof localBucket>;
}

const letters = [
  'a',
  'Z',
  '0',
  ' ',
  '"',
  '\\',
  '\n',
  '\r',
  '\u0000',
  '\u2028',
  '😀',
  'é',
  'e\u0301',
  'שׁ',
  '\ufeff',
];

/**
 * Values of every type, edge cases and random ones, in unknown collections, with documents under missing
 * parents.
 */
export async function seedAwkwardData({ firestore, auth, bucket }: Stores, random: Random, count: number) {
  const text = (length: number) =>
    Array.from({ length }, () => letters[random.below(letters.length)]).join('');
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)));
  for (let index = 0; index < count; index += 1) {
    const below = ['unknown_things', 'unknown_things/never-made/below', 'Über uns'][index % 3] ?? '';
    await firestore
      .collection(below)
      .doc(`thing-${index} ${text(3).replace(/[/\u0000]/g, '')}`)
      .set({
        whole: random.below(2 ** 31) - 2 ** 30,
        large: Number.MAX_SAFE_INTEGER,
        fraction: random.next(),
        tiny: 5e-324,
        minusZero: -0,
        none: NaN,
        endless: [Infinity, -Infinity],
        at: new Timestamp(random.below(2 ** 31), random.below(1_000_000) * 1_000),
        before: new Timestamp(-62_135_596_800, 0),
        place: new GeoPoint(random.next() * 180 - 90, random.next() * 360 - 180),
        bytes: bytes(random.below(300)),
        nothing: null,
        empty: { list: [], map: {}, text: '', bytes: Buffer.alloc(0) },
        deep: { a: [{ b: { c: [random.chance(0.5), text(8)] } }] },
        [`field ${text(4)}`.slice(0, 200)]: text(random.below(400)),
        reference: firestore.doc('leads/no-such-lead'),
      });
  }
  await seedFiles(bucket, bytes, random);
  await seedAccounts(auth, random);
}

/** An empty file, one whose name must be escaped, and one with all metadata set. */
async function seedFiles(bucket: Stores['bucket'], bytes: (length: number) => Buffer, random: Random) {
  const name = `unknown-folder/${random.below(1e9)}`;
  await bucket.file(`${name}-empty`).save(Buffer.alloc(0), { resumable: false });
  await bucket.file(`${name} ünï&code+%41.bin`).save(bytes(5_000), { resumable: false });
  await bucket.file(`${name}.txt`).save(bytes(1_000), {
    resumable: false,
    metadata: {
      contentType: 'text/plain; charset=utf-8',
      cacheControl: 'private, no-store',
      contentDisposition: 'attachment; filename="a.txt"',
      contentLanguage: 'en',
      metadata: { owner: 'nobody', 'with-dash': 'a b' },
    },
  });
}

async function seedAccounts(auth: Auth, random: Random) {
  const id = random.below(1e9);
  await auth.createUser({ uid: `awkward-${id}`, displayName: 'Zoë "Z" O’Hara', disabled: true });
  await auth.createUser({
    uid: `awkward-${id}-with-password`,
    email: `awkward-${id}@example.com`,
    emailVerified: true,
    password: `password-${id}`,
    photoURL: 'https://example.com/a.png',
    phoneNumber: `+1312555${String(id % 10_000).padStart(4, '0')}`,
  });
  await auth.setCustomUserClaims(`awkward-${id}-with-password`, {
    admin: false,
    nested: { list: [1, null] },
  });
}
