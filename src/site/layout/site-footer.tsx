import { darkColors, lightColors } from '@domain/brand/colors';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { styled } from '@mui/material/styles';
import { navigationLinks } from './navigation-links';

const Footer = styled('footer')(({ theme }) => ({
  position: 'relative',
  padding: '88px var(--edge) 96px var(--text-x)',
  color: darkColors.text,
  backgroundColor: lightColors.text,
  // The main, drawn across the footer.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    forcedColorAdjust: 'none',
    height: 28,
    background: 'linear-gradient(#7A3315 0 4px, #C9683F 4px 24px, #7A3315 24px)',
  },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
  '& p': { margin: '8px 0 0', color: '#B9C5CD', maxWidth: '44ch' },
  '& strong': { ...theme.typography.h4 },
  '& ul': { display: 'grid', listStyle: 'none', margin: 0, padding: 0, alignContent: 'start' },
  '& a': {
    display: 'inline-block',
    padding: '10px 0',
    overflowWrap: 'anywhere',
    color: darkColors.text,
    textDecorationColor: darkColors.accent,
  },
  '& a:focus-visible': { outlineColor: darkColors.accent },
  [theme.breakpoints.up('sm')]: {
    '& .columns': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
}));

const legalLinks = [
  { label: 'Privacy Policy', href: routes.privacy },
  { label: 'Terms of Service', href: routes.terms },
  { label: 'Disclosure of Findings', href: routes.disclosure },
] as const;

/** The footer of every page, where the drawn pipe joins the main. */
export function SiteFooter() {
  const { email } = builtSettings.contact;
  const phone = phoneOf(builtSettings.contact);
  return (
    <Footer>
      <div className="columns">
        <div>
          <strong>{business.name}</strong>
          <p>{business.stance}</p>
          <p>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {navigationLinks.map(({ label, ...link }) => (
              <li key={label}>
                <a {...link}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Legal">
          <ul>
            {legalLinks.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href={routes.customerPortal}>Customer portal</a>
            </li>
            <li>
              <a href={routes.referralApp}>For agents and inspectors</a>
            </li>
          </ul>
        </nav>
      </div>
    </Footer>
  );
}
