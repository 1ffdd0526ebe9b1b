import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { filmRefusalSentences } from '@domain/film/film';
import type { ReportForm } from '@domain/report/report-form';
import { films } from '../records/film/stored-film';

/**
 * The films of a report that the server knows already; one that is still uploading follows.
 * @throws AppError `invalid-input` for one that was refused, or is another job's
 */
export async function readFilms(
  transaction: Transaction,
  form: Pick<ReportForm, 'films'>,
  bookingId: string | null,
): Promise<string[]> {
  if (form.films.length === 0) return [];
  if (bookingId === null) {
    throw new AppError('invalid-input', 'films without a job', 'Only the report of a job can have films.');
  }
  const snapshots = await transaction.getAll(...form.films.map(({ id }) => films().doc(id)));
  return snapshots.flatMap((snapshot) => {
    const film = snapshot.data();
    if (!film) return [];
    if (film.job_id !== bookingId) {
      throw new AppError(
        'invalid-input',
        'another job’s film',
        'A film in the report belongs to another job.',
      );
    }
    if (film.refusal !== null) {
      const sentence = `Remove a film from the report: ${filmRefusalSentences[film.refusal]}`;
      throw new AppError('invalid-input', `a film was ${film.refusal}`, sentence);
    }
    return [snapshot.id];
  });
}
