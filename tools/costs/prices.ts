/**
 * List prices in US dollars for us-west1, as of mid-2025; check the providers' pages before relying on them.
 * A month has 730 hours or 30.4 days.
 */
export const prices = {
  firestore: {
    /** Per 100,000. */
    reads: 0.03,
    writes: 0.09,
    deletes: 0.01,
    /** Per GiB and month. */
    storage: 0.15,
    freeADay: { reads: 50_000, writes: 20_000, deletes: 20_000 },
    freeStorageGiB: 1,
  },
  functions: {
    vcpuSecond: 0.000024,
    gibSecond: 0.0000025,
    /** Per million. */
    invocations: 0.4,
    /** Per month, for the whole billing account. */
    free: { vcpuSeconds: 180_000, gibSeconds: 360_000, invocations: 2_000_000 },
  },
  /** Per GiB and month; 5 are free. */
  files: { storage: 0.02, freeGiB: 5 },
  /** Per GiB of outgoing traffic. Hosting includes 10 a month. */
  transfer: { hosting: 0.15, freeHostingGiB: 10, functions: 0.12, freeFunctionsGiB: 1 },
  /** SendGrid's plans: emails per month and price. */
  mailPlans: [
    { mails: 50_000, price: 19.95 },
    { mails: 100_000, price: 89.95 },
    { mails: 300_000, price: 249 },
    { mails: 700_000, price: 499 },
    { mails: 1_500_000, price: 999 },
    { mails: 2_500_000, price: 1_399 },
  ],
} as const;
