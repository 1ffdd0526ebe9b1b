import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 8 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </section>
  );
}
