import { phoneOf } from '@domain/settings/phone-of';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { ButtonLink } from '@/ui/button-link';
import { Icon } from '@/ui/icon';

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& p': { margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** The office's phone number and email address. */
export function CallOrWrite() {
  const { email, supportHours, ...contact } = useSettings().contact;
  const phone = phoneOf(contact);
  return (
    <Ways>
      <div className="ways">
        <ButtonLink href={`tel:${phone.e164}`}>
          <Icon name="phone" size={18} /> Call {phone.display}
        </ButtonLink>
        <ButtonLink look="quiet" href={`mailto:${email}`}>
          <Icon name="mail" size={18} /> Write to us
        </ButtonLink>
      </div>
      <p>{supportHours}</p>
    </Ways>
  );
}
