import type { IconName } from '@/ui/icon-paths';
import type { PhotoRecord } from '../device/photo-record';
import { photoProblemSentences } from './photo-problem-sentences';

interface PhotoStatus {
  readonly words: string;
  readonly icon: IconName;
  readonly tone: 'calm' | 'good' | 'bad';
  /** Upload progress from 0 to 1; null while it is not being uploaded. */
  readonly share: number | null;
  /** What to do; empty where nothing is needed. */
  readonly sentence: string;
}

/**
 * A photo's upload state in words; `record` is null for a photo that is not on this device, `shown` is whether it
 * can be displayed.
 */
export function photoStatus(
  record: PhotoRecord | null,
  share: number | undefined,
  connected: boolean,
  shown: boolean,
): PhotoStatus {
  const calm = { tone: 'calm', share: null, sentence: '' } as const;
  const uploaded = { ...calm, words: 'Uploaded', icon: 'check-circle', tone: 'good' } as const;
  if (record === null) return shown ? uploaded : { ...calm, words: 'Not on this device', icon: 'cloud' };
  switch (record.state) {
    case 'original':
      return { ...calm, words: 'On this device, being prepared', icon: 'clock' };
    case 'waiting':
      if (connected && share !== undefined && record.begunAt !== 0) {
        const words = share < 1 ? `Uploading, ${Math.round(share * 100)}%` : 'Uploaded, being checked';
        return { ...calm, words, icon: 'upload', share };
      }
      return { ...calm, words: 'On this device', icon: connected ? 'clock' : 'cloud-off' };
    case 'received':
      return uploaded;
    case 'unusable':
      return {
        ...calm,
        words: 'Can’t be used',
        icon: 'alert',
        tone: 'bad',
        sentence: record.problem === null ? '' : photoProblemSentences[record.problem],
      };
  }
}
