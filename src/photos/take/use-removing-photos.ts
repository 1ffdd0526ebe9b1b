import { useMemo } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { useToast } from '@/ui/use-toast';
import { changePhoto } from '../device/photo-store';
import { withoutPhoto, withPhotoBack, type FindingPhotoFields } from './photo-edits';
import type { usePhotoFields } from './use-photo-fields';

/** How long a removal can be undone. */
const undoMs = 10_000;

interface RemovingPhotos {
  /** Paths removed here, of which the device's records may still be out of date. */
  readonly removedHere: Set<string>;
  readonly remove: (path: string, name: string) => Promise<void>;
  /** Called after a photo was replaced and marked as removed on the device. */
  readonly replaced: (path: string, by: string, before: FindingPhotoFields, name: string) => void;
}

/** Removes photos from a finding, and restores them in place with their marks. */
export function useRemovingPhotos({ latest, change }: ReturnType<typeof usePhotoFields>): RemovingPhotos {
  const toast = useToast();
  const removedHere = useMemo(() => new Set<string>(), []);

  const takeOut = async (path: string) => {
    removedHere.add(path);
    await changePhoto(path, { removedAt: Date.now() }).catch(
      reportedAs('a photo not marked as removed', null),
    );
    change((now) => withoutPhoto(now, path));
  };
  const putBack = async (path: string, before: FindingPhotoFields) => {
    removedHere.delete(path);
    change((now) => withPhotoBack(now, path, before));
    await changePhoto(path, { removedAt: 0 }).catch(reportedAs('a photo not put back', null));
  };
  const offerUndo = (title: string, name: string, undo: () => Promise<void>) =>
    toast({
      title,
      description: name,
      action: { label: 'Undo', offeredFor: undoMs, onChoose: () => void undo() },
    });

  return {
    removedHere,
    remove: async (path, name) => {
      const before = latest.current;
      await takeOut(path);
      offerUndo('Photo removed', name, () => putBack(path, before));
    },
    replaced: (path, by, before, name) =>
      offerUndo('Photo replaced', name, async () => {
        await takeOut(by);
        await putBack(path, before);
      }),
  };
}
