import { adminRoles, type AdminRole } from '@domain/admin/admin-role';
import { normalizeEmail } from '@domain/contact/email';
import { Failure } from '../console/failure.mjs';
import { flag, readOptions, text, textOrEmpty } from '../console/options';

const usage =
  'npm run admin:create -- --email name@example.com (--local | --project my-project) [--password ...] [--name "..."] [--credential "..."] [--role owner|office|inspector] [--reset-two-step]';

const table = {
  email: textOrEmpty,
  password: text(null),
  name: textOrEmpty,
  credential: textOrEmpty,
  project: text(null),
  role: text(null),
  resetTwoStep: flag,
  local: flag,
};

interface AdminArguments {
  readonly email: string;
  readonly password: string | null;
  /** How reports name the admin as their inspector; undefined leaves it as it is. */
  readonly name: string | undefined;
  /** A license or certificate beside the name; the same. */
  readonly credential: string | undefined;
  /** What the admin may do; undefined leaves it as it is, which is owner for a new one. */
  readonly role: AdminRole | undefined;
  /** Whether two-step sign-in is turned off and every session ended: for an only owner who has lost phone and recovery codes. */
  readonly resetTwoStep: boolean;
  readonly local: boolean;
  /** The id of a real project; null to use the one in the credentials. */
  readonly project: string | null;
}

/** @throws Failure with the usage. */
export function adminArguments(args: readonly string[], env: NodeJS.ProcessEnv): AdminArguments {
  const values = readOptions(args, table, usage);
  const email = normalizeEmail(values.email ?? '');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Failure(`Give an email address: ${usage}`);
  const real = values.project ?? (env.GOOGLE_APPLICATION_CREDENTIALS ? '' : null);
  if (values.local && values.project !== null)
    throw new Failure(`Give either --local or --project, not both: ${usage}`);
  if (!values.local && real === null) {
    throw new Failure(
      `Choose a target: --local for the running local stack, or --project with credentials. ${usage}`,
    );
  }
  return {
    email,
    password: values.password ?? env.ADMIN_PASSWORD ?? null,
    name: values.name?.trim(),
    credential: values.credential?.trim(),
    role: roleIn(values.role),
    resetTwoStep: values.resetTwoStep,
    local: values.local,
    project: real || null,
  };
}

function roleIn(given: string | null): AdminRole | undefined {
  if (given === null) return undefined;
  const role = adminRoles.find((known) => known === given);
  if (!role) throw new Failure(`A role is ${adminRoles.join(' or ')}, not “${given}”: ${usage}`);
  return role;
}
