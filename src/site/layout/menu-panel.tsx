import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { sectionLinks } from '../site-links';
import { navigationLinks } from './navigation-links';

export const menuId = 'menu';

const Panel = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(300px, 100vw)',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  '&::backdrop': { backgroundColor: 'rgb(14 26 33 / 0.55)' },
  [theme.breakpoints.up('sm')]: { width: 400 },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'translate 200ms ease-out, overlay 200ms allow-discrete, display 200ms allow-discrete',
    '&:not([open])': { translate: '100% 0' },
    '@starting-style': { '&[open]': { translate: '100% 0' } },
  },
  '& > div': { display: 'flex', flexDirection: 'column', minHeight: '100%', padding: '12px 20px 24px' },
  '& .close': { alignSelf: 'flex-end' },
  '& nav': { display: 'grid', margin: '8px 0 24px' },
  '& nav a': {
    ...theme.typography.h4,
    padding: '12px 4px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .call': { marginTop: 12 },
}));

const closes = { commandfor: menuId, command: 'close' };
const lightDismiss = { closedBy: 'any' };

/** The navigation on narrow screens: a native modal dialog, which traps focus and closes on Escape. */
export function MenuPanel() {
  const phone = phoneOf(builtSettings.contact);
  return (
    <Panel id={menuId} aria-label="Menu" {...lightDismiss}>
      <div>
        <IconButton className="close" color="inherit" aria-label="Close the menu" {...closes}>
          <Icon name="close" size={24} />
        </IconButton>
        <nav aria-label="Menu">
          {navigationLinks.map(({ label, ...link }) => (
            <a key={label} {...link}>
              {label}
            </a>
          ))}
        </nav>
        <Button variant="contained" size="large" href={sectionLinks.contact}>
          Schedule Now
        </Button>
        <Button
          className="call"
          variant="outlined"
          color="inherit"
          size="large"
          href={`tel:${phone.e164}`}
          startIcon={<Icon name="phone" />}
        >
          {phone.display}
        </Button>
      </div>
    </Panel>
  );
}
