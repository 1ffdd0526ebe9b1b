import type { IconName } from '@/ui/icon-paths';
import type { UploadProgress } from '../device/film-changes';
import type { FilmRecord } from '../device/film-record';
import { timeLeft } from './film-words';
import { refusalSentence } from './refusal-sentence';

export interface FilmStatus {
  readonly words: string;
  readonly icon: IconName;
  readonly tone: 'calm' | 'good' | 'bad';
  /** From 0 to 1; null while it is not being uploaded. */
  readonly share: number | null;
  /** What to do; empty where nothing is needed. */
  readonly sentence: string;
}

interface Surroundings {
  readonly progress: UploadProgress | null;
  readonly connected: boolean;
  /** False while it waits for Wi-Fi. */
  readonly allowed: boolean;
}

/** A film's upload state in words; `record` is null for a film that is not on this device. */
export function filmStatus(
  record: FilmRecord | null,
  { progress, connected, allowed }: Surroundings,
): FilmStatus {
  const calm = { tone: 'calm', share: null, sentence: '', icon: 'clock' } as const;
  if (record === null) return { ...calm, words: 'Not on this device', icon: 'cloud' };
  const { state, refusal, jobId, paused, begunAt, session, size } = record;
  if (state === 'received') return { ...calm, words: 'Uploaded', icon: 'check-circle', tone: 'good' };
  if (state === 'refused') {
    return {
      ...calm,
      words: 'Can’t be used',
      icon: 'alert',
      tone: 'bad',
      sentence: refusalSentence(refusal),
    };
  }
  if (jobId === null) {
    const sentence =
      'This report has no job, so its film isn’t uploaded. Use the Video Link for your client.';
    return { ...calm, words: 'On this device', sentence };
  }
  const latest = progress?.id === record.id ? progress : null;
  const offset = latest?.offset ?? session?.offset ?? 0;
  const percent = `${Math.floor((offset / size) * 100)}%`;
  if (paused) return { ...calm, words: offset > 0 ? `Paused at ${percent}` : 'Paused' };
  if (!connected) return { ...calm, words: 'On this device, uploads when you’re online', icon: 'cloud-off' };
  if (!allowed) return { ...calm, words: 'On this device, waits for Wi-Fi' };
  if (begunAt === 0 || offset === 0) return { ...calm, words: 'On this device, uploads after the photos' };
  if (offset >= size) return { ...calm, words: 'Uploaded, being checked', icon: 'upload', share: 1 };
  const left = latest?.rate ? `, ${timeLeft((size - offset) / latest.rate)}` : '';
  return { ...calm, words: `Uploading, ${percent}${left}`, icon: 'upload', share: offset / size };
}
