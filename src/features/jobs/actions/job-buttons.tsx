import Box from '@mui/material/Box';
import type { Job } from '@domain/job/job';
import { useDeviceStep } from '../steps/device-steps';
import type { JobControls, JobPlace } from './job-action';
import { actionsAt, jobActions, nextAction } from './job-actions';
import { JobButton, NextButton, PassingButton } from './job-button';

interface JobButtonsProps {
  readonly place: JobPlace;
  readonly job: Job;
  readonly controls: JobControls;
}

const withNext: readonly JobPlace[] = ['row', 'details'];
const firstNext = jobActions.find(({ next }) => next);

/** The buttons of a place, in the order of `jobActions`; in the row and the details, the next step's is one of them. */
export function JobButtons({ place, job, controls }: JobButtonsProps) {
  const onDevice = useDeviceStep(job);
  const shown = actionsAt(place, job, onDevice);
  const shared = { job, controls };
  return jobActions.map((action) => {
    if (action === firstNext && withNext.includes(place)) {
      return <NextButton key="next" {...shared} action={nextAction(job, onDevice)} />;
    }
    if (!shown.includes(action)) return null;
    if (!action.passing) return <JobButton key={action.id} {...shared} action={action} />;
    const { of, until } = action.passing(job, onDevice);
    return <PassingButton key={`${action.id} ${job.id} ${of}`} {...shared} action={action} until={until} />;
  });
}

/** The buttons of a section of the details, in a row of their own. */
export function JobButtonsRow(props: JobButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      <JobButtons {...props} />
    </Box>
  );
}
