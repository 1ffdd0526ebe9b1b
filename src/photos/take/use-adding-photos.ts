import { useRef, useState } from 'react';
import { reportLimits } from '@domain/report/report-limits';
import { currentAdminSession } from '@/firebase/session/use-admin-session';
import { useToast } from '@/ui/use-toast';
import { photoProblemSentences } from '../show/photo-problem-sentences';
import { addPhoto } from './add-photo';
import { uploadFailed } from '../show/upload-failed';
import { withPhoto } from './photo-edits';
import type { usePhotoFields } from './use-photo-fields';

export interface AddingPhotos {
  /** How many files are still to be stored on the device. */
  readonly underWay: number;
  /** Refused files, as sentences, until more files are added or the notice is closed. */
  readonly refusals: readonly string[];
  readonly clearRefusals: () => void;
  /** Stores files on the device one by one. With `replaces`, the first one replaces that photo. */
  readonly add: (files: readonly File[], replaces?: string) => Promise<readonly string[]>;
}

const noRoom =
  'This device is out of space, so the photo wasn’t saved. What you typed is safe. Free up space, or wait until other photos are uploaded, then take it again.';

export function useAddingPhotos(
  findingId: string,
  { latest, change }: ReturnType<typeof usePhotoFields>,
): AddingPhotos {
  const toast = useToast();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [underWay, setUnderWay] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const refuse = (sentence: string) => setRefusals((before) => [...before, sentence]);

  /** @returns the photo's path; null where it was refused. */
  const addOne = async (file: File, replaces: string): Promise<string | null> => {
    const session = currentAdminSession();
    // An admin whose session expired can still add photos, which wait for the next sign-in.
    if (!('uid' in session)) return null;
    const added = await addPhoto({ findingId, owner: session.uid, file, replaces });
    if (added.state === 'stored') {
      change((now) => withPhoto(now, added.path, replaces));
      return added.path;
    }
    refuse(`${file.name}: ${added.state === 'refused' ? photoProblemSentences[added.problem] : noRoom}`);
    if (added.state === 'no-room') toast(uploadFailed);
    return null;
  };

  const addAll = async (files: readonly File[], replaces: string): Promise<string[]> => {
    const room = replaces === '' ? reportLimits.photosPerFinding - latest.current.photos.length : 1;
    const taken = files.slice(0, Math.max(0, room));
    const left = files.length - taken.length;
    if (left > 0) {
      const most = `A finding can have ${reportLimits.photosPerFinding} photos at most.`;
      refuse(left === 1 ? `${most} One photo was not added.` : `${most} ${left} photos were not added.`);
    }
    const paths: string[] = [];
    for (const file of taken) {
      const path = await addOne(file, replaces);
      if (path !== null) paths.push(path);
    }
    return paths;
  };

  return {
    underWay,
    refusals,
    clearRefusals: () => setRefusals([]),
    add: async (files, replaces = '') => {
      setRefusals([]);
      setUnderWay((before) => before + files.length);
      const adding = turn.current.then(() => addAll(files, replaces));
      // ignored: `adding` is awaited below, with its failure
      turn.current = adding.catch(() => undefined);
      try {
        return await adding;
      } finally {
        setUnderWay((before) => before - files.length);
      }
    },
  };
}
