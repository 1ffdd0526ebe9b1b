import { Failure } from '../console/failure.mjs';
import { demoAdmin } from '../backend/stack';

const minimum = 12;

interface Target {
  readonly email: string;
  readonly projectId: string;
}

/** @throws Failure for a weak password; the demo admin of a demo- project may use its published one. */
export function checkPassword(password: string, { email, projectId }: Target): void {
  const isDemo =
    projectId.startsWith('demo-') && email === demoAdmin.email && password === demoAdmin.password;
  if (isDemo) return;
  if (password.length < minimum)
    throw new Failure(`The password is too short: use ${minimum} characters or more.`);
  if (
    new Set(password).size < 6 ||
    password.toLowerCase().includes(email.split('@')[0]?.toLowerCase() ?? ' ')
  ) {
    throw new Failure('The password is easy to guess: use more varied characters, and leave out the name.');
  }
}
