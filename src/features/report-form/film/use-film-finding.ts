import { writtenVideoTime } from '@domain/report/video-time';
import { reportLimits } from '@domain/report/report-limits';
import type { FilmMoment } from '@/films/film-mark';
import { useToast } from '@/ui/use-toast';
import type { Findings } from '../findings/use-findings';
import { frameOf, noFrame } from './frame-of';

/** Continues with a finding right after it was taken from a film, and has the focus. */
export type AfterFilmFinding = (findingId: string) => void;

/** Returns the function that makes a finding of a film's moment; null where the report has as many as it can. */
export function useFilmFinding(
  { findings, addWith, change }: Findings,
  afterFinding: AfterFilmFinding,
): ((moment: FilmMoment) => void) | null {
  const toast = useToast();
  if (findings.length >= reportLimits.findings) return null;
  const addPicture = async (id: string, picture: Blob | null) => {
    const path = await frameOf(id, picture);
    if (path === null) return toast(noFrame);
    change({ type: 'photo', id, path, isFrame: true });
  };
  return ({ filmId, seconds, picture, footage }) => {
    const id = addWith({ film: filmId, videoTime: writtenVideoTime(seconds), footage });
    void addPicture(id, picture);
    afterFinding(id);
  };
}
