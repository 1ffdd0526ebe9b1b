import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import { AppError } from '@domain/errors/app-error';
import { environment } from '@/environment';
import { idTokenOf } from '../session/id-token';
import { officeApp } from '../session/office-app';
import { startAppCheck } from '../app-check/office-app-check';
import { officeAuth } from '../session/office-auth';

/** Time without progress after which an upload is aborted. Some connections neither respond nor fail. */
const stallMs = 45_000;
/** The SDK's timeout for one request with its content. */
const requestMs = 120_000;
const unreachable = 'We couldn’t reach the server. Try again in a moment.';

let opened: Promise<FirebaseStorage> | null = null;

interface Upload {
  readonly path: string;
  readonly bytes: ArrayBuffer;
  readonly contentType: string;
  /** Called with the share uploaded, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/**
 * Uploads a file with the signed-in admin's session.
 * @throws AppError `not-signed-in`; `not-allowed` where the rules refuse it, as for a file that exists;
 * `unavailable` for anything else, whose outcome is unknown.
 */
export async function uploadFile({ path, bytes, contentType, onShare }: Upload): Promise<void> {
  // Checked first, because the SDK waits forever where it gets no token.
  await idTokenOf(officeAuth(), false);
  const storage = await officeStorage();
  const task = uploadBytesResumable(ref(storage, path), new Uint8Array(bytes), { contentType });
  try {
    await uploaded(task, onShare);
  } catch (cause) {
    throw toAppError(cause);
  }
}

function officeStorage(): Promise<FirebaseStorage> {
  opened ??= openStorage();
  return opened;
}

async function openStorage(): Promise<FirebaseStorage> {
  await startAppCheck();
  const storage = getStorage(officeApp());
  storage.maxUploadRetryTime = requestMs;
  if (environment.emulators) {
    const { hostname, port } = new URL(`http://${environment.emulators.storage}`);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return storage;
}

function uploaded(task: UploadTask, onShare: (share: number) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let giveUp = setTimeout(stall, stallMs);
    function stall() {
      end();
      task.cancel();
      reject(new Error('the upload has come to a stop'));
    }
    function end() {
      clearTimeout(giveUp);
      window.removeEventListener('online', stall);
    }
    // Requests of the lost connection never finish, and the SDK's backoff would grow.
    window.addEventListener('online', stall);
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => {
        clearTimeout(giveUp);
        giveUp = setTimeout(stall, stallMs);
        onShare(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
      },
      (error) => {
        end();
        reject(error);
      },
      () => {
        end();
        resolve();
      },
    );
  });
}

function toAppError(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'storage/unauthorized')
    return new AppError('not-allowed', 'refused by the rules', 'This file can’t be stored.', { cause });
  if (code === 'storage/unauthenticated')
    return new AppError('not-signed-in', 'no token', 'Your session has ended. Please sign in again.', {
      cause,
    });
  return new AppError('unavailable', 'the upload did not come through', unreachable, { cause });
}
