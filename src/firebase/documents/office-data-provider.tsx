import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { officeApp } from '../session/office-app';
import { openOfficeFirestore } from './office-firestore';

/** The office's database, passed to `OfficeDataProvider`. */
export type OfficeData = Firestore;

/** Connects to the office's database for `uid`, a signed-in admin. */
export const openOfficeData: (uid: string) => Promise<OfficeData> = openOfficeFirestore;

interface OfficeDataProviderProps {
  readonly data: OfficeData;
  readonly children: ReactNode;
}

/** Provides the office's database to the hooks of this folder. */
export function OfficeDataProvider({ data, children }: OfficeDataProviderProps) {
  return (
    <FirebaseAppProvider firebaseApp={officeApp()}>
      <FirestoreProvider sdk={data}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
