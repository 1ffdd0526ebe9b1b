import { business } from '@domain/business/business';
import { openingHours } from '@domain/hours/opening-hours';
import { phoneOf } from '@domain/settings/phone-of';
import { promisesOf } from '@domain/settings/promises-of';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';

const Screen = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: 24,
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0 },
  '& .facts': { display: 'grid', gap: 24, alignContent: 'start' },
  '& section': { display: 'grid', gap: 8 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 24px', margin: 0 },
  '& dd': { margin: 0 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    padding: '4px 10px',
    borderRadius: 4,
    fontSize: '0.875rem',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .promise': { ...theme.typography.subtitle1 },
  '& .actions': { display: 'grid', gap: 8 },
}));

/** Contact details, hours and service area. */
export function ContactScreen() {
  const { hours, area, contact, promises } = useSettings();
  const { email } = contact;
  const phone = phoneOf(contact);
  const { referralContact, emailReply } = promisesOf(promises);
  return (
    <Screen>
      <div className="facts">
        <p className="promise">
          {referralContact} {emailReply}
        </p>
        <section aria-labelledby="hours">
          <h2 id="hours">Hours</h2>
          <dl>
            {openingHours(hours).map(({ days, hours: open }) => (
              <div key={days} style={{ display: 'contents' }}>
                <dt>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="cities">
          <h2 id="cities">Where we inspect</h2>
          <ul>
            {area.referralCities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
          <p>{business.serviceAreaSummary}.</p>
        </section>
      </div>
      <div className="actions">
        <ButtonLink href={`tel:${phone.e164}`}>
          <Icon name="phone" />
          Call {phone.display}
        </ButtonLink>
        <ButtonLink look="quiet" href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </ButtonLink>
      </div>
    </Screen>
  );
}
