import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { CollectionName } from '@domain/firestore/paths';
import type { RecordType } from '@domain/firestore/record-type';
import { openPlace } from '../../tools/backup/backup-place';
import { importBackup } from '../../tools/backup/import-backup';
import { wipePlace } from '../../tools/backup/wipe-place';
import { migrations } from '../../tools/migrations/migrations';
import { runMigration } from '../../tools/migrations/run-migration';
import {
  recordedDate,
  recordedKey,
  submissionsOfThisVersion,
  type RecordedSubmission,
} from '../../tools/releases/recorded-submissions';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { trustedJson } from '../../tools/trusted-json';
import { bookedJob } from './support/booked-job';
import { callUntilTaken } from './support/call';
import { introductionKeyOf, newReferral, submitReferral } from './support/referral';

const releases = 'tests/releases';
const versions = readdirSync(releases);

/** Every record type that both ends read. */
const modules = import.meta.glob<Record<string, unknown>>('../../domain/**/*-record.ts', { eager: true });
const isRecordType = (value: unknown): value is RecordType<object> =>
  typeof value === 'object' && value !== null && 'collection' in value && 'read' in value;
const recordTypes = Object.values(modules).flatMap((module) => Object.values(module).filter(isRecordType));
/** The heartbeat, whose type only the backend knows and which every sweep overwrites. */
const ofBackend = new Set(['stats/sweep']);
const typesOf = (collection: string) => recordTypes.filter((type) => type.collection === collection);

it('has a recorded release', () => {
  expect(versions).not.toEqual([]);
});

describe.each(versions)('data of release %s', (version) => {
  const projectId = `demo-release-${version.replaceAll('.', '-')}`;
  const firestore = getFirestore(initializeApp({ projectId }, projectId));
  const place = openPlace({ projectId });
  /** A copy, because an import notes its progress in the export's folder. */
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));

  beforeAll(async () => {
    cpSync(path.join(releases, version, 'export'), folder, { recursive: true });
    await wipePlace(place);
    await importBackup(place, folder, { hash: null });
  });
  afterAll(async () => {
    await place.close();
    rmSync(folder, { recursive: true });
  });

  it('reads as the records of today, once all migrations ran', async () => {
    for (const migration of migrations) await runMigration(firestore, migration);

    const damaged: string[] = [];
    const read: Record<string, number> = {};
    for (const collection of await firestore.listCollections()) {
      const types = typesOf(collection.id);
      if (types.length === 0) continue;
      for (const doc of (await collection.get()).docs) {
        const failures = types.map((type) => failureOf(type, doc.id, doc.data()));
        if (ofBackend.has(doc.ref.path)) continue;
        if (failures.includes(null)) read[collection.id] = (read[collection.id] ?? 0) + 1;
        else damaged.push(`${collection.id}/${doc.id}: ${failures.join(', ')}`);
      }
    }

    expect(damaged).toEqual([]);
    const kinds: CollectionName[] = [
      'leads',
      'bookings',
      'referrals',
      'customers',
      'mail',
      'inspection_reports',
    ];
    for (const kind of kinds) expect(read[kind], kind).toBeGreaterThan(0);
  });

  it('is not changed by a second run of the migrations', async () => {
    const first = await allDocuments();
    for (const migration of migrations) await runMigration(firestore, migration);
    expect(await allDocuments()).toEqual(first);
  });

  async function allDocuments() {
    const documents: Record<string, unknown> = {};
    for (const collection of await firestore.listCollections()) {
      for (const doc of (await collection.get()).docs) documents[doc.ref.path] = doc.updateTime.toMillis();
    }
    return documents;
  }
});

function failureOf(type: RecordType<object>, id: string, data: unknown): string | null {
  try {
    type.read(id, data);
    return null;
  } catch (error) {
    return String(error);
  }
}

const submissions = versions.flatMap((version) =>
  trustedJson<RecordedSubmission[]>(
    readFileSync(path.join(releases, version, 'submissions.json'), 'utf8'),
  ).map((submission) => ({ version, ...submission })),
);

it('has a recorded submission of each form', () => {
  const kinds = submissionsOfThisVersion().map(({ formType }) => formType);
  expect(submissions.map(({ formType }) => formType)).toEqual(expect.arrayContaining(kinds));
});

it.each(submissions)('the $formType that a device stored with $version is taken', async (submission) => {
  const { callName, formType, data } = submission;
  const { result, error } = await callUntilTaken<SubmissionReceipt>(callName, {
    formType,
    data: await filledIn(formType, data),
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: new Date().toISOString() },
    idempotencyKey: randomUUID(),
  });
  expect(error).toBeUndefined();
  expect(result?.id).toEqual(expect.any(String));
});

/** The recorded data with a link that works and a day that is open. */
async function filledIn(formType: string, data: RecordedSubmission['data']) {
  const filled = Object.entries(data).map(async ([name, value]) => {
    if (value === recordedKey) return [name, await keyFor(formType)];
    return [name, value === recordedDate ? nextWeek() : value];
  });
  return Object.fromEntries((await Promise.all(filled)) as [string, unknown][]);
}

async function keyFor(formType: string): Promise<string> {
  if (formType === 'introduction') {
    return introductionKeyOf(await submitReferral(newReferral({ clientAgreed: true })));
  }
  return (await bookedJob()).key;
}
