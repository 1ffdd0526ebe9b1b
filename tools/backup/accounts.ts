import type { UserImportRecord, UserImportOptions, UserRecord } from 'firebase-admin/auth';
import { Failure } from '../console/failure.mjs';
import type { BackupPlace } from './backup-place';
import { importLocalAccounts } from './import-local-accounts';

/** An account as a row of an export; unset fields are omitted. */
export interface ExportedAccount {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoURL?: string;
  readonly phoneNumber?: string;
  readonly disabled: boolean;
  /** As the service returns them, with a precision of seconds. */
  readonly createdAt?: string;
  readonly lastSignInAt?: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly providers: readonly {
    readonly uid: string;
    readonly providerId: string;
    readonly email?: string;
  }[];
  /**
   * Base64url, as the service returns them; only callers with access to the project's hash parameters get
   * them.
   */
  readonly passwordHash?: string;
  readonly passwordSalt?: string;
}

/** All accounts, ordered by uid. */
export async function* exportAccounts({ auth }: BackupPlace): AsyncGenerator<ExportedAccount> {
  const all: UserRecord[] = [];
  for (let page = await auth.listUsers(); ; page = await auth.listUsers(1000, page.pageToken)) {
    all.push(...page.users);
    if (!page.pageToken) break;
  }
  for (const user of all.sort((a, b) => (a.uid < b.uid ? -1 : 1))) yield exportedAccount(user);
}

function exportedAccount(user: UserRecord): ExportedAccount {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, disabled } = user;
  const claims = (user.customClaims ?? {}) as Record<string, unknown>;
  return {
    uid,
    ...(email && { email }),
    emailVerified,
    ...(displayName && { displayName }),
    ...(photoURL && { photoURL }),
    ...(phoneNumber && { phoneNumber }),
    disabled,
    ...(user.metadata.creationTime && { createdAt: user.metadata.creationTime }),
    ...(user.metadata.lastSignInTime && { lastSignInAt: user.metadata.lastSignInTime }),
    claims: Object.fromEntries(Object.entries(claims).sort(([a], [b]) => (a < b ? -1 : 1))),
    providers: user.providerData
      .map(({ uid: id, providerId, email: address }) => ({
        uid: id,
        providerId,
        ...(address && { email: address }),
      }))
      .sort((a, b) => (a.providerId < b.providerId ? -1 : 1)),
    ...(user.passwordHash && { passwordHash: user.passwordHash }),
    ...(user.passwordSalt && { passwordSalt: user.passwordSalt }),
  };
}

/** The hash algorithm of the accounts' passwords; a project's parameters are in its console. */
export type PasswordHash = UserImportOptions['hash'];

/** At most 1,000 per call, the service's limit. @throws Failure if an account is refused. */
export async function importAccounts(
  { auth, projectId }: BackupPlace,
  accounts: readonly ExportedAccount[],
  hash: PasswordHash | null,
): Promise<void> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) return importLocalAccounts(emulator, projectId, accounts);
  const withPassword = accounts.some(({ passwordHash }) => passwordHash !== undefined);
  if (withPassword && hash === null) {
    throw new Failure('The accounts have passwords: give --password-hash, the project’s hash parameters.');
  }
  const { errors } = await auth.importUsers(
    accounts.map((account) => importRecord(account)),
    withPassword && hash !== null ? { hash } : undefined,
  );
  const [first] = errors;
  if (first) throw new Failure(`An account was refused: ${first.error.message}`);
}

function importRecord(account: ExportedAccount): UserImportRecord {
  const { claims, providers, passwordHash, passwordSalt, createdAt, lastSignInAt, ...rest } = account;
  // The service does not list the password provider; it derives it from the hash.
  const others = providers.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');
  return {
    ...rest,
    metadata: {
      ...(createdAt && { creationTime: createdAt }),
      ...(lastSignInAt && { lastSignInTime: lastSignInAt }),
    },
    ...(Object.keys(claims).length > 0 && { customClaims: claims }),
    ...(others.length > 0 && { providerData: others }),
    ...(passwordHash && { passwordHash: Buffer.from(passwordHash, 'base64url') }),
    ...(passwordSalt && { passwordSalt: Buffer.from(passwordSalt, 'base64url') }),
  };
}
