import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { dismissOffer, install, useInstallOffer } from './install-offer';

const Bar = styled('aside')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 4px 4px 16px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.35,
  backgroundColor: theme.vars.palette.band,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { color: theme.vars.palette.secondary.main },
  '& > span': { flex: 1, minWidth: 0 },
}));

/** Offers to install the app in the way that this device supports. */
export function InstallBanner() {
  const offer = useInstallOffer();
  if (offer === 'none') return null;
  return (
    <Bar aria-label="Install">
      <Icon name={offer === 'prompt' ? 'download' : 'upload'} />
      <span>{offer === 'prompt' ? 'Install this app' : 'Install: Tap Share → Add to Home Screen'}</span>
      {offer === 'prompt' && (
        <PlainButton type="button" look="quiet" onClick={() => void install()}>
          Install
        </PlainButton>
      )}
      <PlainButton type="button" look="bare" aria-label="Dismiss" onClick={dismissOffer}>
        <Icon name="close" />
      </PlainButton>
    </Bar>
  );
}
