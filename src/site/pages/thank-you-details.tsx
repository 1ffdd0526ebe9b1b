import { routes } from '@domain/business/routes';
import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { promisesOf } from '@domain/settings/promises-of';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { whatHappensNext } from '../content/thank-you';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 40,
  '& .card': {
    padding: 24,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .card p': { margin: '0 0 4px' },
  '& .card p a': { display: 'inline-flex', minHeight: 44, alignItems: 'center', gap: 8 },
  '& .summary': { listStyle: 'none', margin: '0 0 8px', padding: 0, display: 'grid', gap: 8 },
  '& .summary li': { display: 'flex', gap: 10 },
  '& .summary svg': { flex: 'none', color: theme.vars.palette.success.main },
  '& .next': { listStyle: 'none', margin: '16px 0 0', padding: 0 },
  '& .next li': {
    position: 'relative',
    padding: '0 0 20px 28px',
    borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 10,
      width: 14,
      height: 4,
      background: theme.vars.palette.primary.main,
    },
    '&:last-of-type': { paddingBottom: 4 },
  },
  '& .next strong': { display: 'block' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& .wide': { gridRow: 'span 2' },
  },
}));

/** The part of the thank-you page that is the same after every form: what happens next, help, and the service. */
export function ThankYouDetails() {
  const { contact, promises } = builtSettings;
  const { email, supportHours } = contact;
  const phone = phoneOf(contact);
  const { included } = promisesOf(promises);
  return (
    <Grid>
      <div className="card wide">
        <h2>What Happens Next?</h2>
        <ol className="next">
          {whatHappensNext(promises).map(({ when, what, untilFormsAreIn, untilConfirmed }) => (
            <li key={when} data-until-forms-are-in={untilFormsAreIn} data-until-confirmed={untilConfirmed}>
              <strong>{when}</strong>
              {what}
            </li>
          ))}
        </ol>
      </div>
      <div className="card">
        <h2>Need help?</h2>
        <p>{supportHours}</p>
        <p>
          <a href={`tel:${phone.e164}`}>
            <Icon name="phone" />
            {phone.display}
          </a>
        </p>
        <p>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
      </div>
      <div className="card">
        <h2>Your inspection</h2>
        {included.length > 0 && (
          <ul className="summary">
            {included.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href={routes.customerPortal}>Open the customer portal</a>
        </p>
      </div>
    </Grid>
  );
}
