import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Finding } from '@domain/report/finding';
import { reportLimits } from '@domain/report/report-limits';
import { useDevicePhotos } from './device-photos';
import { AddButtons } from './take/add-buttons';
import { AddingStatus } from './take/adding-status';
import { DropZone } from '@/ui/drop-zone';
import { withMarks, withPhotoMoved } from './take/photo-edits';
import { RetakeInput, type RetakeHandle } from './take/retake-input';
import { focusMove, focusRemove } from './show/focus-photo';
import { PhotoTile } from './show/photo-tile';
import { useAddingPhotos } from './take/use-adding-photos';
import { usePhotoFields } from './take/use-photo-fields';
import { useRemovingPhotos } from './take/use-removing-photos';
import { withStoredPhotos } from './draft-photos';
import { lowerFirst } from './show/lower-first';

const PhotoMarksDialog = lazy(async () => ({
  default: (await import('./marks/photo-marks-dialog')).PhotoMarksDialog,
}));

interface FindingPhotosProps {
  readonly findingId: string;
  /** Paths on the server, assigned when a photo is stored on the device. */
  readonly photos: readonly string[];
  readonly photoMarks: Finding['photoMarks'];
  /** May be called after the component was unmounted, for a slow photo. */
  readonly onChange: (change: Partial<Pick<Finding, 'photos' | 'photoMarks'>>) => void;
  /** The finding's name: 'Finding 3, Offset joint at 34 ft'. */
  readonly name: string;
}

/** A finding's photos with their upload state: add, draw on, reorder, replace and remove. */
export function FindingPhotos({ findingId, photos, photoMarks, onChange, name }: FindingPhotosProps) {
  const headingId = useId();
  const grid = useRef<HTMLUListElement>(null);
  const retakeInput = useRef<RetakeHandle>(null);
  const device = useDevicePhotos();
  const fields = usePhotoFields({ photos: [...photos], photoMarks }, onChange);
  const { latest, change } = fields;
  const adding = useAddingPhotos(findingId, fields);
  const { remove, replaced, removedHere } = useRemovingPhotos(fields);
  const [drawnOn, setDrawnOn] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const photoName = (index: number) => `Photo ${index + 1} of ${lowerFirst(name)}`;

  // If the page was closed while adding a photo, it is on the device but not in the finding.
  useEffect(() => {
    const stored = device.records.filter(({ path }) => !removedHere.has(path));
    change((now) => withStoredPhotos(now, findingId, stored));
  }, [device.records, findingId, change, removedHere]);

  const move = (path: string, by: -1 | 1) => {
    change((now) => withPhotoMoved(now, path, by));
    setAnnouncement(`Now photo ${photos.indexOf(path) + by + 1} of ${photos.length}.`);
    focusMove(grid.current, path, by);
  };

  const retake = async (path: string, files: readonly File[]) => {
    const before = latest.current;
    const title = photoName(before.photos.indexOf(path));
    removedHere.add(path);
    const [by] = await adding.add(files, path);
    if (by === undefined) removedHere.delete(path);
    else replaced(path, by, before, title);
  };

  const removeOne = async (path: string) => {
    const at = photos.indexOf(path);
    const neighbor = photos[at + 1] ?? photos[at - 1];
    await remove(path, photoName(at));
    if (!focusRemove(grid.current, neighbor)) document.getElementById(headingId)?.focus();
  };

  const full = photos.length >= reportLimits.photosPerFinding;
  const drawnIndex = drawnOn === null ? -1 : photos.indexOf(drawnOn);

  return (
    // Several can be on one page.
    <section aria-label={`Photos of ${lowerFirst(name)}`}>
      <DropZone onFiles={(files) => void adding.add(files)}>
        <h4 id={headingId} tabIndex={-1} style={{ margin: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
          Photos{photos.length > 0 && ` (${photos.length} of ${reportLimits.photosPerFinding})`}
        </h4>
        {photos.length > 0 && (
          <ul
            ref={grid}
            style={{
              display: 'grid',
              gap: 12,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {photos.map((path, index) => (
              <PhotoTile
                key={path}
                name={photoName(index)}
                path={path}
                read={device.read}
                record={device.records.find((record) => record.path === path) ?? null}
                share={device.progress?.path === path ? device.progress.share : undefined}
                marks={photoMarks.find((one) => one.path === path)?.marks ?? []}
                onEarlier={index === 0 ? null : () => move(path, -1)}
                onLater={index === photos.length - 1 ? null : () => move(path, 1)}
                onDraw={() => setDrawnOn(path)}
                onRetake={() => retakeInput.current?.take(path)}
                onRemove={() => void removeOne(path)}
              />
            ))}
          </ul>
        )}
        <AddingStatus adding={adding} announcement={announcement} />
        <AddButtons disabled={full} onFiles={(files) => void adding.add(files)} />
        {full && <span>A finding can have {reportLimits.photosPerFinding} photos at most.</span>}
      </DropZone>
      <RetakeInput ref={retakeInput} onFiles={(path, files) => void retake(path, files)} />
      {drawnOn !== null && drawnIndex !== -1 && (
        <Suspense>
          <PhotoMarksDialog
            key={drawnOn}
            name={photoName(drawnIndex)}
            path={drawnOn}
            marks={photoMarks.find((one) => one.path === drawnOn)?.marks ?? []}
            onChange={(marks) => change((now) => withMarks(now, drawnOn, marks))}
            onClose={() => setDrawnOn(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
