import { fine, notAnswered, unknown, wrong, type Check } from '../finding';

const wanted = ['sweep-everything', 'sweep-retention'];

interface Job {
  readonly name: string;
  readonly state?: string;
}

export const schedules: Check = {
  name: 'Schedules',
  async look({ ask, project, region }) {
    const answer = await ask(
      `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs`,
    );
    if (answer.status !== 200) return [notAnswered(answer)];
    const { jobs = [] } = answer.body as { jobs?: readonly Job[] };
    return wanted.map((name) => {
      const job = jobs.find((each) => each.name.endsWith(`/firebase-schedule-${name}-${region}`));
      if (!job) return unknown(`${name} is not there yet: the first deploy of the functions makes it`);
      return job.state === 'ENABLED'
        ? fine(`${name} runs`)
        : wrong(
            `${name} is ${job.state ?? 'off'}: resume firebase-schedule-${name}-${region} in Cloud Scheduler`,
          );
    });
  },
};
