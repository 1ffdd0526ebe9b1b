import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isStillThere } from '@domain/report/compare/outcomes';
import { writtenVideoTime } from '@domain/report/video-time';
import type { OtherMoments } from '@/films/film-mark';
import { withPhoto } from '@/photos/draft-photos';
import { useToast } from '@/ui/use-toast';
import { frameOf, noFrame } from '../film/frame-of';
import type { ReportFields } from '../report-values';
import { earlierName, withRow, type RowValues } from './comparison-values';

/** The earlier findings that a film can show as they are today: those that aren’t among today’s findings. */
export function useComparedMoments(): OtherMoments | null {
  const { values, setFieldValue } = useFormikContext<ReportFields>();
  const toast = useToast();
  const { comparison } = values;
  // A picture can be ready after other rows have changed.
  const latest = useRef(comparison);
  useEffect(() => {
    latest.current = comparison;
  }, [comparison]);
  if (comparison === null) return null;
  const change = (id: string, edit: (row: RowValues) => RowValues) => {
    const row = latest.current?.rows.find(({ earlier }) => earlier.id === id);
    if (!latest.current || !row) return;
    latest.current = withRow(latest.current, edit(row));
    void setFieldValue('comparison', latest.current);
  };
  const addPicture = async (id: string, picture: Blob | null) => {
    const path = await frameOf(id, picture);
    if (path === null) return toast(noFrame);
    change(id, (row) => ({ ...row, ...withPhoto(row, path) }));
  };
  const shown = comparison.rows.filter(({ outcome }) => outcome === '' || !isStillThere(outcome));
  return {
    subjects: shown.map(({ earlier }) => ({ id: earlier.id, name: earlierName(earlier) })),
    onMoment: (id, { filmId, seconds, picture }) => {
      const videoTime = writtenVideoTime(seconds);
      change(id, (row) => ({ ...row, film: filmId, videoTime }));
      void addPicture(id, picture);
      const row = shown.find(({ earlier }) => earlier.id === id);
      if (row) toast({ title: 'Moment Added', description: `${earlierName(row.earlier)}: ${videoTime}` });
    },
  };
}
