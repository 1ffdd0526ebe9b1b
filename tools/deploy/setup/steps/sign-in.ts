import { mayHaveFields } from '@domain/json/guards';
import { part, type Step } from '../step';
import { firebaseAdded } from './access';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The API leaves out what is false. @see https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
const isConfig = mayHaveFields({
  signIn: mayHaveFields({ email: mayHaveFields({ enabled: isFlag, passwordRequired: isFlag }) }),
  client: mayHaveFields({ permissions: mayHaveFields({ disabledUserSignup: isFlag }) }),
});

const role = 'roles/firebaseauth.admin';

export const signIn: Step = {
  name: 'Sign-in',
  needs: [firebaseAdded.name],
  parts: ({ project }) => {
    const root = 'https://identitytoolkit.googleapis.com';
    const config = `${root}/admin/v2/projects/${project}/config`;
    const read = { method: 'GET', url: config } as const;
    const change = (mask: string, body: object) => ({
      method: 'PATCH' as const,
      url: `${config}?updateMask=${mask}`,
      body,
    });
    return [
      part({
        what: 'Authentication is set up',
        read,
        is: isConfig,
        isDone: () => true,
        fix: [
          {
            method: 'POST',
            url: `${root}/v2/projects/${project}/identityPlatform:initializeAuth`,
            body: {},
          },
        ],
        role,
      }),
      part({
        what: 'email and password are on',
        read,
        is: isConfig,
        isDone: (body) => body.signIn?.email?.enabled === true && body.signIn.email.passwordRequired === true,
        fix: [
          change('signIn.email.enabled,signIn.email.passwordRequired', {
            signIn: { email: { enabled: true, passwordRequired: true } },
          }),
        ],
        role,
      }),
      part({
        what: 'nobody can sign up by themselves',
        read,
        is: isConfig,
        isDone: ({ client }) => client?.permissions?.disabledUserSignup === true,
        fix: [
          change('client.permissions.disabledUserSignup', {
            client: { permissions: { disabledUserSignup: true } },
          }),
        ],
        role,
      }),
    ];
  },
};
