import { randomBytes } from 'node:crypto';
import { hasFields, isText } from '@domain/json/guards';
import { gcloud, shell, type Command } from '../command';
import { functionsAccount, type Facts } from '../facts';
import { part, type Part, type Step } from '../step';
import { functionsAccountThere, grant } from './accounts';

/** The one secret that nobody has to get somewhere: two keys, as docs/deploy.md describes them. */
const madeHere = 'APP_HMAC_KEY';

const key = () => randomBytes(32).toString('base64');

/** @see https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets */
const isSecret = hasFields({ name: isText });
/** @see https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const isVersion = hasFields({ name: isText, state: isText });

const role = 'roles/secretmanager.admin';

export const secretsThere: Step = {
  name: 'Secrets',
  needs: [functionsAccountThere.name],
  parts: (facts) => facts.secrets.flatMap((name) => partsOf(name, facts)),
};

function partsOf(name: string, facts: Facts): Part[] {
  const { project } = facts;
  const on = `--project=${project}`;
  return [
    part({
      what: `${name} is known`,
      read: gcloud('secrets', 'describe', name, on),
      is: isSecret,
      isDone: () => true,
      fix: [
        gcloud(
          'secrets',
          'create',
          name,
          '--replication-policy=automatic',
          // firebase-tools changes only secrets with this label without asking.
          '--labels=firebase-managed=true',
          on,
        ),
      ],
      role,
    }),
    // A deploy of the functions grants this too, if its account may.
    grant({
      what: `the functions may read ${name}`,
      on: ['secrets', name],
      project,
      account: functionsAccount(facts),
      role: 'roles/secretmanager.secretAccessor',
      granter: role,
    }),
    part({
      what: `${name} has a value`,
      read: gcloud('secrets', 'versions', 'describe', 'latest', `--secret=${name}`, on),
      is: isVersion,
      isDone: ({ state }) => state === 'ENABLED',
      fix: [valueOf(name, project)],
      byHand:
        name === madeHere ? null : `get ${name} from its service (docs/deploy.md, section 3) and enter it`,
      role,
    }),
  ];
}

function valueOf(name: string, project: string): Command {
  if (name !== madeHere) return shell(`npx firebase functions:secrets:set ${name} --project ${project}`);
  return {
    ...gcloud('secrets', 'versions', 'add', name, '--data-file=-', `--project=${project}`),
    input: {
      shown: 'printf %s "$(openssl rand -base64 32),$(openssl rand -base64 32)"',
      make: () => `${key()},${key()}`,
    },
  };
}
