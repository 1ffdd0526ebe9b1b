import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { officeApp } from './office-app';
import { openOfficeFirestore } from './office-firestore';

/** The office's open database, for `OfficeDataProvider`. */
export type OfficeData = Firestore;

/** Opens the office's database for `uid`, an admin who is signed in. */
export const openOfficeData: (uid: string) => Promise<OfficeData> = openOfficeFirestore;

interface OfficeDataProviderProps {
  readonly data: OfficeData;
  readonly children: ReactNode;
}

/** Gives the hooks of this folder the office's database. */
export function OfficeDataProvider({ data, children }: OfficeDataProviderProps) {
  return (
    <FirebaseAppProvider firebaseApp={officeApp()}>
      <FirestoreProvider sdk={data}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
