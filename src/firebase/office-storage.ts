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
import { idTokenOf } from './id-token';
import { officeApp } from './office-app';
import { startAppCheck } from './office-app-check';
import { officeAuth } from './office-auth';

/** An upload of which nothing has moved for so long is given up: some lines neither answer nor end. */
const stallMs = 45_000;
/** The SDK's own patience, for one request with all that it carries. */
const requestMs = 120_000;
const unreachable = 'We could not reach the server. Please check your connection.';

let opened: Promise<FirebaseStorage> | null = null;

interface Upload {
  readonly path: string;
  readonly bytes: ArrayBuffer;
  readonly contentType: string;
  /** Told how much has gone, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/**
 * Uploads a file with the signed-in admin's session.
 * @throws AppError `not-signed-in`; `not-allowed` where the rules refuse it, as for a file that is there already;
 * `unavailable` for anything else: the outcome is unknown then.
 */
export async function uploadFile({ path, bytes, contentType, onShare }: Upload): Promise<void> {
  // The SDK waits for ever where it gets no token.
  await idTokenOf(officeAuth(), false);
  const storage = await officeStorage();
  const task = uploadBytesResumable(ref(storage, path), new Uint8Array(bytes), { contentType });
  try {
    await settled(task, onShare);
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

function settled(task: UploadTask, onShare: (share: number) => void): Promise<void> {
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
    // What was under way over the connection of before goes on nowhere, and the SDK would wait longer and longer.
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
    return new AppError('not-allowed', 'refused by the rules', 'This file cannot be stored.', { cause });
  if (code === 'storage/unauthenticated')
    return new AppError('not-signed-in', 'no token', 'Your session has ended. Please sign in again.', {
      cause,
    });
  return new AppError('unavailable', 'the upload did not come through', unreachable, { cause });
}
