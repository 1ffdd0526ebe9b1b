import { currentAdminSession } from '@/firebase/session/use-admin-session';
import { addPhoto } from './take/add-photo';

/** Stores a film's frame as a photo of a finding. @returns its path; null where the device can't store it. */
export async function addFrame(findingId: string, frame: Blob): Promise<string | null> {
  const session = currentAdminSession();
  if (!('uid' in session)) return null;
  const added = await addPhoto({ findingId, owner: session.uid, file: frame });
  return added.state === 'stored' ? added.path : null;
}
