import type { Transaction } from 'firebase-admin/firestore';
import type { BeginSessionAnswer } from '@domain/admin/session-calls';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf, type AdminCaller } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openAccount } from '../records/account/open-account';
import { checkCode, codeRefusal, type CodeRefused } from '../records/account/second-step';
import { beginSession } from '../records/account/sessions';
import { isTwoStepRequired } from '../records/account/sign-in-policy';
import { sessionToken } from './session-token';

/** What the receipt has: the session's id, and neither token nor code. */
type Outcome =
  | { readonly state: 'signed-in'; readonly session: string }
  | { readonly state: 'code-needed' }
  | { readonly state: 'set-up-needed' }
  | CodeRefused;

interface Asked {
  readonly device: string;
  readonly continues: string;
  readonly code: string;
}

/** office-session-begin: begins a session after the password, and the code if two-step sign-in is on. */
export const beginOfficeSession = callable(
  'office-session-begin',
  async ({ caller, now, parse }): Promise<BeginSessionAnswer> => {
    const admin = adminOf(caller);
    const { idempotencyKey, ...asked } = parse();
    if (admin.session !== null) {
      throw new AppError('invalid-input', 'begun within a session', 'You’re signed in already.');
    }
    const { uid } = admin;
    const { device, continues } = asked;
    // Without the code, which a hash of it would give away.
    const slot = receiptSlot('office-session-begin', idempotencyKey, { uid, device, continues });
    const outcome = await answerOnce(slot, now, (transaction) => begin(transaction, admin, asked, now));
    if ('refused' in outcome) throw codeRefusal(outcome);
    if (outcome.state !== 'signed-in') return outcome;
    return { state: 'signed-in', token: await sessionToken(uid, outcome.session) };
  },
);

async function begin(
  transaction: Transaction,
  admin: AdminCaller,
  { code, ...begun }: Asked,
  now: Date,
): Promise<Outcome> {
  const { uid } = admin;
  const opened = await openAccount(transaction, uid);
  const { account } = opened;
  if (account.factor === null && (await isTwoStepRequired(transaction))) return { state: 'set-up-needed' };
  if (account.factor !== null && code === '') return { state: 'code-needed' };
  const checked = account.factor === null ? null : await checkCode(transaction, opened, code, now);
  if (checked !== null && 'refused' in checked) return checked;
  const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, admin, now);
  const factor = checked?.factor ?? null;
  const session = beginSession(transaction, { ...opened, account: { ...account, factor } }, begun, now);
  const action = checked?.byRecoveryCode ? 'signed-in-with-recovery-code' : 'signed-in';
  trail.append({ action, changed: { session } });
  return { state: 'signed-in', session };
}
