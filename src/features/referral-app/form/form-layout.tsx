import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

export const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > h2': { ...theme.typography.h5, margin: 0 },
  '& > .fields': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '& .pair .options': { gridTemplateColumns: '1fr 1fr' },
  '& .pair label': { gap: '0 8px', padding: '8px 12px', lineHeight: 1.3 },
  [theme.breakpoints.up('sm')]: {
    padding: 24,
    '& > .fields': { gridTemplateColumns: '1fr 1fr' },
    '& .wide': { gridColumn: '1 / -1' },
  },
}));

/** A titled part of the form. Children with the class `wide` span both columns where there are two. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="fields">{children}</div>
    </Section>
  );
}

/** Stays within reach of the thumb while the form is scrolled. */
export const SubmitBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: 8,
  margin: '0 -16px',
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& p': {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  },
}));
