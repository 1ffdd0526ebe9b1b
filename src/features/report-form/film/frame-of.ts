import { reportedAs } from '@/logging/report-fault';
import { addFrame } from '@/photos/add-frame';

/** Stores the picture of a film’s moment as a finding’s photo. @returns its path; null where there is none. */
export async function frameOf(findingId: string, picture: Blob | null): Promise<string | null> {
  return picture && addFrame(findingId, picture).catch(reportedAs('a frame of a film not added', null));
}

/** The toast for a finding whose moment has no picture. */
export const noFrame = {
  title: 'No picture for this finding',
  description: 'The finding has its place in the film. Add a photo of it, or try again.',
  destructive: true,
} as const;
