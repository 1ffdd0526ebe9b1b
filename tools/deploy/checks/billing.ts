import { fine, notAnswered, wrong, type Check } from '../finding';

export const billing: Check = {
  name: 'Billing',
  async look({ ask, project }) {
    const answer = await ask(`https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`);
    if (answer.status !== 200) return [notAnswered(answer)];
    const { billingEnabled } = answer.body as { billingEnabled?: boolean };
    return [
      billingEnabled
        ? fine('the project is on the Blaze plan')
        : wrong('the project has no billing account: functions need the Blaze plan'),
    ];
  },
};
