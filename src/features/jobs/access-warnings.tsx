import { styled } from '@mui/material/styles';
import { accessFlagReasons, type AccessFlag } from '@domain/questionnaire/access-flags';
import { DetailSection } from '@/ui/detail-section';
import { Icon } from '@/ui/icon';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '10px 12px',
  listStyle: 'none',
  borderRadius: 4,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  backgroundColor: theme.vars.palette.status.pending.ground,
  '& li': { display: 'flex', gap: 10 },
  '& svg': { marginTop: 2, color: theme.vars.palette.status.pending.main },
}));

/** Warnings for the visit from the client's answers. */
export function AccessWarnings({ flags }: { readonly flags: readonly AccessFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <DetailSection title="Before the visit">
      <List>
        {flags.map((flag) => (
          <li key={flag}>
            <Icon name="alert" size={18} />
            <span>{accessFlagReasons[flag]}</span>
          </li>
        ))}
      </List>
    </DetailSection>
  );
}
