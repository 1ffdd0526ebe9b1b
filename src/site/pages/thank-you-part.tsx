import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { JobRun } from '@/ui/job-run';
import type { ThankYouText } from '../content/thank-you';

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
  '& .forms p': { margin: '0 0 4px', fontWeight: 600 },
  '& .forms p + div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

/** What one kind of form is thanked with. */
export function ThankYouPart({
  type,
  title,
  message,
  nextSteps,
  reached,
  nextForm,
  earlierForms,
}: ThankYouText) {
  return (
    <Part data-thank-you={type} hidden={type !== 'booking'} aria-labelledby={`${type}-title`}>
      <div className="done">
        <Icon name="check-circle" size={48} />
      </div>
      <h1 id={`${type}-title`}>{title}</h1>
      <p className="message">{message}</p>
      {reached && (
        <div className="job">
          <JobRun reached={reached} />
        </div>
      )}
      <ul className="steps" aria-label="Your next steps">
        {nextSteps.map((step) => (
          <li key={step}>
            <Icon name="arrow-right" />
            <span>{step}</span>
          </li>
        ))}
      </ul>
      {nextForm && (
        <div className="forms" data-form-links hidden>
          <Button variant="contained" size="large" href={nextForm.path} endIcon={<Icon name="arrow-right" />}>
            {nextForm.label}
          </Button>
        </div>
      )}
      {earlierForms && (
        <div className="forms" data-form-links hidden>
          <p>Not signed yet?</p>
          <div>
            {earlierForms.map(({ label, path }) => (
              <Button key={path} variant="outlined" color="inherit" href={path}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Part>
  );
}
