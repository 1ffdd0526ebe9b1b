import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '@/ui/visually-hidden';

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: 4,
  padding: '16px 20px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 12px' },
}));

interface ChartFrameProps {
  readonly title: string;
  /** What is counted, and when. */
  readonly meaning: string;
  readonly columns: readonly string[];
  /** The same figures as a table for screen readers. */
  readonly rows: readonly (readonly [name: string, ...figures: readonly (string | number)[]])[];
  readonly children: ReactNode;
}

/** A chart with its heading, and its figures as a table for screen readers. */
export function ChartFrame({ title, meaning, columns, rows, children }: ChartFrameProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {meaning}
      </Typography>
      {/* The table has all figures, so the drawing is not focusable. */}
      <div aria-hidden="true" inert>
        {children}
      </div>
      {/* The wrapper is visually hidden, because a table itself can't be clipped to one pixel. */}
      <div style={visuallyHidden}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}
