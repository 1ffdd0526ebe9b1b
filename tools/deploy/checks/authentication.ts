import { fine, notAnswered, wrong, type Check } from '../finding';

interface AuthConfig {
  readonly signIn?: { readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean } };
  readonly client?: { readonly permissions?: { readonly disabledUserSignup?: boolean } };
}

export const authentication: Check = {
  name: 'Authentication',
  async look({ ask, project }) {
    const answer = await ask(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`);
    if (answer.status === 404) return [wrong('open Authentication in the console and click Get started')];
    if (answer.status !== 200) return [notAnswered(answer)];
    const { signIn, client } = answer.body as AuthConfig;
    return [
      signIn?.email?.enabled && signIn.email.passwordRequired
        ? fine('e-mail and password are on')
        : wrong('enable the provider E-mail/Password under Authentication, Sign-in method'),
      client?.permissions?.disabledUserSignup
        ? fine('nobody can sign up by themselves')
        : wrong('switch off sign-up for end users under Authentication, Settings, User actions'),
    ];
  },
};
