import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { sectionLinks } from '../site-links';
import { Brand } from './brand';
import { menuId, MenuPanel } from './menu-panel';
import { navigationLinks } from './navigation-links';

const Header = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  // With larger text the navigation wraps to its own row.
  flexWrap: 'wrap',
  gap: '4px 24px',
  minHeight: 72,
  padding: '8px var(--edge)',
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& nav': { display: 'none', marginLeft: 'auto' },
  '& nav a': {
    padding: '10px 14px',
    borderRadius: 4,
    color: theme.vars.palette.text.primary,
    fontSize: '0.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
  },
  '& .schedule': { marginLeft: 'auto', flex: 'none' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 64,
    flexWrap: 'nowrap',
    gap: 8,
    '& .schedule': { display: 'none' },
    '& .menu': { marginLeft: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    '& nav': { display: 'flex', flexWrap: 'wrap' },
    '& .schedule': { marginLeft: 0 },
    '& .menu': { display: 'none' },
  },
}));

/** Invoker attributes, which React's types don't include yet. */
const opensMenu = { commandfor: menuId, command: 'show-modal' };

/** The header of every page: name, navigation (a panel on narrow screens) and Schedule Now. */
export function SiteHeader() {
  return (
    <Header>
      <Brand />
      <nav aria-label="Main">
        {navigationLinks.map(({ label, ...link }) => (
          <a key={label} {...link}>
            {label}
          </a>
        ))}
      </nav>
      <Button className="schedule" variant="contained" href={sectionLinks.contact}>
        Schedule Now
      </Button>
      <IconButton
        className="menu"
        color="inherit"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        {...opensMenu}
      >
        <Icon name="menu" size={24} />
      </IconButton>
      <MenuPanel />
    </Header>
  );
}
