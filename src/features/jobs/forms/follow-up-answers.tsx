import { styled } from '@mui/material/styles';
import type { FollowUpAnswers as Answers } from '@domain/follow-up/follow-up';
import type { JobStatus } from '@domain/job/job-status';
import { Facts } from '@/ui/facts';
import { followUpFacts } from './follow-up-facts';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 12px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& h4': { margin: 0, fontSize: '0.875rem', fontWeight: 600 },
}));

interface FollowUpAnswersProps {
  readonly answers: Answers;
  /** The job's. */
  readonly status: JobStatus;
}

/** What the client answered in the follow-up questionnaire. */
export function FollowUpAnswers({ answers, status }: FollowUpAnswersProps) {
  return (
    <Box aria-label="Follow-up answers">
      <h4>Follow-up answers</h4>
      <Facts facts={followUpFacts(answers, status)} />
    </Box>
  );
}
