import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { filmPath } from '@domain/film/film-path';
import { findingOf } from '@domain/report/testing/finding-of';
import { numberedFilmBytes } from '../../../src/films/testing/numbered-film';
import { localBucket } from '../../../tools/admin/local-bucket';
import { callProduct } from '../../../tools/demo/call-product';
import type { Person } from '../../../tools/testing/screens/people';
import { newFile } from '../../../tools/testing/new-file';
import { asOffice } from './as-office';
import { reportedJob, settleJob, uploadedPhoto, type ReportedJob } from './report';

/**
 * A paid report of 62 ft with seven findings. Its film of 12 seconds shows roots at 12 ft and a crack at 34 ft, which have
 * their frames.
 */
export async function filmedReport(person: Person): Promise<ReportedJob> {
  const filmId = `film-${randomUUID()}`;
  const found = async (at: number, footage: number, mainProblem: string) => {
    const id = `at-${at}-${filmId}`;
    const frame = await uploadedPhoto(id, '#3E5C4A');
    return findingOf({
      ...{ id, footage, mainProblem, frame, photos: [frame] },
      ...{ videoTime: `0:0${at}`, film: filmId },
    });
  };
  const others = [41, 45, 49, 53, 57].map((footage) =>
    findingOf({ id: `feet-${footage}-${filmId}`, footage, mainProblem: `Offset joint ${footage}` }),
  );
  const job = await reportedJob(person, {
    films: [{ id: filmId, label: '' }],
    findings: [
      ...(await Promise.all([found(2, 12, 'Roots at a joint'), found(8, 34, 'Hairline crack')])),
      ...others,
    ],
  });
  await storeFilm(filmId, job.bookingId);
  await settleJob(job.bookingId);
  return job;
}

async function storeFilm(filmId: string, jobId: string): Promise<void> {
  const bytes = numberedFilmBytes();
  const office = await asOffice();
  const film = {
    ...({ filmId, jobId, type: 'mp4', name: 'DCIM0001.MP4', size: bytes.length } as const),
    ...{ direction: null, takenAt: null, withSound: false, sha256: null },
  };
  await callProduct('office-film-confirm', film, office);
  await localBucket()
    .file(filmPath({ jobId, filmId, type: 'mp4' }))
    .save(bytes, { ...newFile, contentType: 'video/mp4' });
  await expect.poll(async () => (await callProduct('office-film-confirm', film, office)).state).toBe('ready');
}
