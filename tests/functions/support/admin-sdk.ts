import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { addresses } from './stack-addresses';

const app = getApps()[0] ?? initializeApp({ projectId: addresses.project });

export const db = getFirestore(app);
export const auth = getAuth(app);
