import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { JobStepper } from '@/shared/job/job-stepper';
import { CallText } from '@/ui/call-text';
import type { NextSteps, ThankYouText } from '../content/thank-you';
import { AskedFor } from './asked-for';

const Part = styled('section')(({ theme }) => ({
  '& .done': { color: theme.vars.palette.success.main },
  '& h1': { ...theme.typography.h1, margin: '12px 0' },
  '& .message': { ...theme.typography.subtitle1, margin: 0, color: theme.vars.palette.text.secondary },
  '& .job': { margin: '32px 0 0' },
  '& .steps': {
    listStyle: 'none',
    margin: '32px 0 0',
    padding: 0,
    display: 'grid',
    gap: 12,
    maxWidth: '65ch',
  },
  '& .steps li': { display: 'flex', gap: 12, alignItems: 'baseline' },
  '& .steps svg': { flex: 'none', translate: '0 3px', color: theme.vars.palette.primary.main },
  '& .forms': { marginTop: 28 },
  '& .left': { margin: '8px 0 0', color: theme.vars.palette.text.secondary },
}));

/** The thank-you text for one kind of form. A script fills in what it loads about the booking. */
export function ThankYouPart({ type, title, message, nextSteps, reached, followsForms }: ThankYouText) {
  return (
    <Part data-thank-you={type} hidden={type !== 'booking'} aria-labelledby={`${type}-title`}>
      <div className="done">
        <Icon name="check-circle" size={48} />
      </div>
      <h1 id={`${type}-title`}>{title}</h1>
      <p className="message">{message}</p>
      {type === 'taken' && <p className="message" data-instead hidden />}
      {(type === 'booking' || type === 'taken') && (
        <AskedFor id={type} title="What you asked for" time="Preferred time" />
      )}
      {type === 'confirmed' && <AskedFor id={type} title="Your inspection" time="Time" />}
      {reached && (
        <div className="job">
          <JobStepper reached={reached} />
        </div>
      )}
      <div data-until-known>
        <Steps lines={nextSteps} />
      </div>
      {followsForms && (
        <div data-known hidden>
          <div className="job" data-run="open">
            <JobStepper reached={['requested', 'scheduled']} />
          </div>
          <div className="job" data-run="done">
            <JobStepper reached={['requested', 'scheduled', 'forms']} />
          </div>
          <Steps lines={['', '', '']} />
          <div className="forms">
            <Button variant="contained" size="large" href="#" endIcon={<Icon name="arrow-right" />}>
              <span>Continue with your forms</span>
            </Button>
            <p className="left" />
          </div>
        </div>
      )}
    </Part>
  );
}

function Steps({ lines }: { readonly lines: NextSteps }) {
  return (
    <ul className="steps" aria-label="Your next steps">
      {lines.map((line, index) => (
        <li key={index}>
          <Icon name="arrow-right" />
          <span>
            <CallText>{line}</CallText>
          </span>
        </li>
      ))}
    </ul>
  );
}
