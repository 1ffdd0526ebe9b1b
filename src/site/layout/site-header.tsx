import { business } from '@domain/business/business';
import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { sectionLinks } from '../site-links';
import { Brand } from './brand';
import { menuId, MenuPanel } from './menu-panel';
import { navigationLinks } from './navigation-links';
import { lettersInTwoLines } from './two-lines';

/** The letters of a line of the name, beside which a phone's header has room for the number. */
const roomyLetters = 11;
const letters = lettersInTwoLines(business.name);
const isLong = letters > roomyLetters;
/** Up to this width, the header has the icon alone, so that the name stays in two lines. */
const iconAlone = 23.74 + Math.max(0, letters - roomyLetters) * 0.6;

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
  '& .phone': {
    display: 'none',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: '44px',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { height: 44 },
  },
  '& .schedule': { marginLeft: 'auto', flex: 'none' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 64,
    flexWrap: 'nowrap',
    gap: 8,
    '& .schedule': { display: 'none' },
    '& .menu': { marginLeft: 0 },
    // The name wraps first. With larger text the number goes to a second row, which is cut off, and the icon stays.
    '& > a:first-of-type': {
      minWidth: 120,
      flexShrink: 1e6,
      fontSize: isLong ? '0.9375rem' : '1.0625rem',
      overflowWrap: 'anywhere',
    },
    '& .phone': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '0 4px',
      fontSize: '0.875rem',
      height: 44,
      minWidth: 44,
      overflow: 'clip',
      margin: '0 -8px 0 auto',
      [`@media (max-width: ${iconAlone}em)`]: { '& span': { display: 'none' } },
    },
  },
  [theme.breakpoints.up('lg')]: {
    '& nav': { display: 'flex', flexWrap: 'wrap' },
    '& .schedule': { marginLeft: 0 },
    '& .menu': { display: 'none' },
  },
}));

/** Invoker attributes, which React's types don't include yet. */
const opensMenu = { commandfor: menuId, command: 'show-modal' };

/** The header of every page: name, navigation (a panel on narrow screens), Schedule Now, and on phones our number. */
export function SiteHeader() {
  const phone = phoneOf(builtSettings.contact);
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
      <a className="phone" href={`tel:${phone.e164}`} aria-label={`Call ${phone.display}`}>
        <Icon name="phone" />
        <span>{phone.display}</span>
      </a>
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
