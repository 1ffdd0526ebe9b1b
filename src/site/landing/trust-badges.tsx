import { builtSettings } from '@domain/settings/built-settings';
import { promisesOf } from '@domain/settings/promises-of';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';

const { trustBadges } = promisesOf(builtSettings.promises);

/** Five badges have columns by the usual length of their words. */
const columns =
  trustBadges.length === 5 ? '1.5fr 1fr 1fr 0.8fr 1.3fr' : `repeat(${Math.min(trustBadges.length, 4)}, 1fr)`;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '12px 24px',
  listStyle: 'none',
  margin: 0,
  padding: '28px var(--edge) 28px var(--text-x)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  '& li': { display: 'flex', alignItems: 'center', gap: 10, lineHeight: 1.35 },
  '& svg': { color: theme.vars.palette.secondary.main },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: columns,
    padding: '32px var(--edge) 32px var(--text-x)',
  },
}));

const icons: readonly IconName[] = ['shield', 'clock', 'video', 'check-circle', 'lock'];

/** Why people trust the business; nothing without badges. */
export function TrustBadges() {
  if (trustBadges.length === 0) return null;
  return (
    <List aria-label="Why people trust us">
      {trustBadges.map((badge, index) => (
        <li key={badge}>
          <Icon name={icons[index] ?? 'check'} size={24} />
          {badge}
        </li>
      ))}
    </List>
  );
}
