import { Failure } from '../console/failure.mjs';
import { trustedBody } from '../trusted-json';
import type { ExportedAccount } from './accounts';

/**
 * Imports accounts into the Auth emulator without the SDK, which would encode the emulator's password hashes
 * as bytes.
 */
export async function importLocalAccounts(
  emulator: string,
  projectId: string,
  accounts: readonly ExportedAccount[],
): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const response = await fetch(`http://${emulator}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ users: accounts.map(localAccount) }),
  });
  const { error } = await trustedBody<{ readonly error?: readonly unknown[] | object }>(response);
  if (!response.ok || (Array.isArray(error) && error.length > 0)) {
    throw new Failure(`The emulator refused accounts: ${JSON.stringify(error)}`);
  }
}

function localAccount({
  uid,
  claims,
  providers,
  photoURL,
  passwordSalt,
  createdAt,
  lastSignInAt,
  ...rest
}: ExportedAccount) {
  const others = providers.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');
  return {
    ...rest,
    localId: uid,
    ...(photoURL && { photoUrl: photoURL }),
    ...(passwordSalt && { salt: passwordSalt }),
    ...(createdAt && { createdAt: String(Date.parse(createdAt)) }),
    ...(lastSignInAt && { lastLoginAt: String(Date.parse(lastSignInAt)) }),
    ...(Object.keys(claims).length > 0 && { customAttributes: JSON.stringify(claims) }),
    providerUserInfo: others.map(({ uid: rawId, providerId, email }) => ({ rawId, providerId, email })),
  };
}
