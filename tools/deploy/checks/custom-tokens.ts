import { fine, notAnswered, unknown, wrong, type Check } from '../finding';
import { serviceAccount } from '../service-account';

interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members?: readonly string[] }[];
}

const role = 'roles/iam.serviceAccountTokenCreator';

/** The portal signs customers in with tokens that the functions' service account signs. */
export const customTokens: Check = {
  name: 'Portal sign-in',
  async look(deploy) {
    const { ask, project } = deploy;
    const account = await serviceAccount(deploy);
    if (account === null) return [unknown('the account of the functions could not be found out')];
    const member = `serviceAccount:${account}`;
    const grant = `gcloud iam service-accounts add-iam-policy-binding ${account} --member ${member} --role ${role} --project ${project}`;

    const credentials = `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${account}`;
    const borrowed = await ask(`${credentials}:generateAccessToken`, {
      method: 'POST',
      body: { scope: ['https://www.googleapis.com/auth/cloud-platform'], lifetime: '300s' },
    });
    if (borrowed.status === 200) {
      const { accessToken: bearer } = borrowed.body as { accessToken: string };
      const payload = Buffer.from('deploy check').toString('base64');
      const signed = await ask(`${credentials}:signBlob`, { method: 'POST', body: { payload }, bearer });
      if (signed.status === 200) return [fine(`${account} signs tokens`)];
      if (signed.status === 403) return [wrong(`${account} may not sign tokens: ${grant}`)];
      return [notAnswered(signed)];
    }

    // The caller may lack the permission to impersonate that account; then the account's own policy is
    // checked.
    const policy = await ask(
      `https://iam.googleapis.com/v1/projects/-/serviceAccounts/${account}:getIamPolicy`,
      {
        method: 'POST',
        body: {},
      },
    );
    if (policy.status !== 200) return [notAnswered(policy)];
    const granted = (policy.body as Policy).bindings?.some(
      (binding) => binding.role === role && binding.members?.includes(member),
    );
    return [
      granted
        ? fine(`${account} is allowed to sign tokens`)
        : wrong(`${account} may not sign tokens: ${grant}`),
    ];
  },
};
