import { getApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';
import { localServices } from './local-services';

/** The storage bucket of the running local stack. */
export function localBucket() {
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = addresses.storage;
  localServices();
  return getStorage(getApp('local-stack')).bucket(`${stack.projectId}.appspot.com`);
}
