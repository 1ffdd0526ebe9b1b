import { business } from '@domain/business/business';
import { supportHours } from '@domain/business/hours';
import { routes } from '@domain/business/routes';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { JobRun } from '@/ui/job-run';
import { thankYouTexts } from '../content/thank-you';
import { PageLayout } from '../layout/page-layout';
import { blogLinks, newTab, sectionLinks } from '../site-links';

const Column = styled('div')(({ theme }) => ({
  maxWidth: 960,
  margin: '0 auto',
  padding: 'clamp(40px, 6vw, 80px) 24px clamp(64px, 8vw, 112px)',
  '& h1': { ...theme.typography.h1, margin: '16px 0 12px' },
  '& .lead': { ...theme.typography.subtitle1, margin: '0 0 32px', color: theme.vars.palette.text.secondary },
  '& .done': { color: theme.vars.palette.success.main },
  '& h2': { ...theme.typography.h4, margin: '0 0 12px' },
  '& .card': {
    padding: 24,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .cards': { display: 'grid', gap: 20, margin: '20px 0 32px' },
  '& ol, & ul': { display: 'grid', gap: 8, margin: 0, paddingLeft: 20 },
  '& .job': { margin: '0 0 32px', '& ol': { gap: 0, padding: 0 } },
  '& .card p': { margin: '0 0 4px' },
  '& .card p a': { display: 'inline-flex', minHeight: 44, alignItems: 'center' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  [theme.breakpoints.up('md')]: { '& .cards': { gridTemplateColumns: '1fr 1fr' } },
}));

const summary = [
  'HD video inspection',
  'Detailed report',
  'No upselling',
  'Same-day scheduling',
  'Digital report within 24 hours',
] as const;

/** The confirmation page. Without scripts it is the one after a booking; a script shows the others. */
export function ThankYouPage() {
  return (
    <PageLayout>
      <Column>
        <div className="done">
          <Icon name="check-circle" size={48} />
        </div>
        {thankYouTexts.map(({ type, title, message, nextSteps }) => (
          <section key={type} data-thank-you={type} hidden={type !== 'booking'} aria-label="Confirmation">
            <h1>{title}</h1>
            <p className="lead">{message}</p>
            {type === 'booking' && (
              <div className="job">
                <JobRun reached={['requested']} />
              </div>
            )}
            <div className="card">
              <h2>What Happens Next?</h2>
              <ol>
                {nextSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </section>
        ))}
        <p data-reference hidden style={{ margin: '20px 0 0' }}>
          Reference ID: <code style={{ overflowWrap: 'anywhere' }} />
        </p>
        <div className="cards">
          <div className="card">
            <h2>Questions?</h2>
            <p>{supportHours}</p>
            <p>
              <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>
            </p>
            <p>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          </div>
          <div className="card">
            <h2>Your inspection</h2>
            <ul>
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p style={{ marginTop: 8 }}>
              <a href={routes.customerPortal}>Open the customer portal</a>
            </p>
          </div>
        </div>
        <div className="actions">
          <Button variant="contained" href="/">
            Return to Home
          </Button>
          <Button variant="outlined" color="inherit" href={sectionLinks.booking}>
            Schedule Another Inspection
          </Button>
          <Button variant="text" color="secondary" href={blogLinks.home} {...newTab}>
            Read our blog
          </Button>
        </div>
      </Column>
    </PageLayout>
  );
}
