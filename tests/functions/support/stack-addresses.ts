function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run through "npm test -- functions".`);
  return value;
}

/** Addresses of the running test stack. */
export const addresses = {
  functions: required('FUNCTIONS_URL'),
  mailbox: required('MAILBOX_URL'),
  auth: `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`,
  firestore: required('FIRESTORE_EMULATOR_HOST'),
  storage: required('FIREBASE_STORAGE_EMULATOR_HOST'),
  project: required('GCLOUD_PROJECT'),
};
