import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { localBucket } from '../../admin/local-bucket';
import type { DrillCalls } from './drill-calls';

/** The stack that a drill uses. */
export interface DrillWorld {
  readonly calls: DrillCalls;
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<typeof localBucket>;
  /** `host:port` of the Auth emulator. */
  readonly authAddress: string;
  readonly mailbox: string;
  /** The office’s ID token. */
  readonly office: string;
}
