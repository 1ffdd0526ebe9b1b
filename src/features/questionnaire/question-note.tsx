import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  margin: 0,
  padding: '12px 16px',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.band,
  lineHeight: 1.5,
  '& svg': { marginTop: 2, color: theme.vars.palette.secondary.main },
}));

/** A hint for the visit, beside a question. */
export function QuestionNote({ children }: { readonly children: string }) {
  return (
    <Note>
      <Icon name="info" />
      {children}
    </Note>
  );
}
