import { styled } from '@mui/material/styles';
import { followUpRecord } from '@domain/follow-up/follow-up-record';
import type { Job } from '@domain/job/job';
import { questionnaireRecord } from '@domain/questionnaire/questionnaire-record';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { damagedWords } from '@/ui/damaged-words';
import { Facts } from '@/ui/facts';
import { ContactButtons } from './contact-buttons';
import { glanceFacts } from './glance-facts';

const Answers = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  paddingBlockStart: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h4': { margin: 0, fontSize: '0.875rem', fontWeight: 600 },
  '& p': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** Who is there, and what the client answered, in one list. Reading them also keeps them on the device. */
export function AnswersGlance({ job }: { readonly job: Job }) {
  return (
    <ReadBoundary fallback={() => null}>
      <LiveAnswers job={job} />
    </ReadBoundary>
  );
}

function LiveAnswers({ job }: { readonly job: Job }) {
  const questionnaire = useLiveDocument(questionnaireRecord, job.id);
  const followUp = useLiveDocument(followUpRecord, job.id);
  if (questionnaire.state === 'loading' || followUp.state === 'loading') return null;
  const answers = questionnaire.state === 'found' ? questionnaire.record : null;
  const more = followUp.state === 'found' ? followUp.record : null;
  const isDamaged = questionnaire.state === 'damaged' || followUp.state === 'damaged';
  const isIn = job.forms_status.questionnaire_completed;
  return (
    <Answers aria-label={`Answers of ${job.customer.name}`}>
      <h4>The client’s answers</h4>
      {isDamaged && <p>{damagedWords}</p>}
      {!answers && !isDamaged && (
        <p>{isIn ? 'Not on this device yet. Connect once to get them.' : 'No questionnaire yet.'}</p>
      )}
      <Facts
        facts={[
          { name: 'Agent', value: answers?.agent_name },
          ...glanceFacts({ questionnaire: answers, followUp: more }, job.status),
        ]}
      />
      {answers && answers.agent_phone !== '' && (
        <ContactButtons phone={answers.agent_phone} name={answers.agent_name || 'the agent'} of="agent" />
      )}
    </Answers>
  );
}
