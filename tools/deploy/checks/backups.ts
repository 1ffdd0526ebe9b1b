import { fine, notAnswered, wrong, type Check } from '../finding';

export const backups: Check = {
  name: 'Backups',
  async look({ ask, project }) {
    const answer = await ask(
      `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/backupSchedules`,
    );
    if (answer.status !== 200) return [notAnswered(answer)];
    const { backupSchedules = [] } = answer.body as {
      backupSchedules?: readonly { readonly dailyRecurrence?: object; readonly retention?: string }[];
    };
    return [
      backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence)
        ? fine('one is made each day')
        : wrong(
            `run: gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14w --project ${project}`,
          ),
    ];
  },
};
