import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toE164 } from '@domain/contact/phone';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';

interface ContactButtonsProps {
  readonly phone: string;
  /** Who answers, for the accessible name. */
  readonly name: string;
  /** Whom the buttons name; left out for the client. */
  readonly of?: string;
  /** Where to drive; empty for nowhere. */
  readonly address?: string;
}

/** Navigate, Call and Text, in one row for one thumb. */
export function ContactButtons({ phone, name, of, address = '' }: ContactButtonsProps) {
  const number = toE164(phone);
  const suffix = of ? ` ${of}` : '';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
        '&:empty': { display: 'none' },
      }}
    >
      {address !== '' && (
        <LinkButton label="Navigate" name={name} icon="map-pin" href={directionsTo(address)} away />
      )}
      {number !== null && (
        <>
          <LinkButton label={`Call${suffix}`} name={name} icon="phone" href={`tel:${number}`} />
          <LinkButton label={`Text${suffix}`} name={name} icon="mail" href={`sms:${number}`} />
        </>
      )}
    </Box>
  );
}

/** Opens the maps app on iOS and Android, and the website elsewhere. */
function directionsTo(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

interface LinkButtonProps {
  readonly label: string;
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
  /** Whether it leaves the app for a website. */
  readonly away?: boolean;
}

function LinkButton({ label, name, icon, href, away = false }: LinkButtonProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      href={href}
      aria-label={`${label}: ${name}`}
      startIcon={<Icon name={icon} size={20} />}
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </Button>
  );
}
