const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An admin's ID token as the emulators make them: nobody has signed it, and no real project would take it. */
export function officeToken(project: string, uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + 6 * 3600,
    email: `${uid}@example.com`,
    admin: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}
