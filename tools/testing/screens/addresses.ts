function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run through "npm test -- e2e".`);
  return value;
}

/** Addresses of the running test stack. */
export const addresses = {
  site: required('SITE_URL'),
  mailbox: required('MAILBOX_URL'),
  functions: required('FUNCTIONS_URL'),
};
