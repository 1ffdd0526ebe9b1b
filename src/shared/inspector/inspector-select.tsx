import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { inspectorName } from '@domain/inspector/inspector';
import { unassigned } from '@domain/office/list-view';
import { memberName, TeamContext, useInspectors } from './team-context';

const Select = styled('select')(({ theme }) => ({
  flex: 'none',
  maxWidth: 200,
  minHeight: 36,
  padding: '4px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&[data-chosen]': {
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.main,
    fontWeight: 600,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('md')]: { minHeight: 44, borderRadius: 22, fontSize: '0.875rem', maxWidth: 140 },
}));

interface InspectorSelectProps {
  /** A uid or `unassigned`; null for everyone. */
  readonly chosen: string | null;
  readonly onChoose: (inspector: string | null) => void;
}

/** Chooses whose jobs are shown; nothing where nobody does inspections. */
export function InspectorSelect({ chosen, onChoose }: InspectorSelectProps) {
  const inspectors = useInspectors();
  const team = useContext(TeamContext);
  const isOther = chosen !== null && chosen !== unassigned && inspectors.every(({ uid }) => uid !== chosen);
  if (inspectors.length === 0 && chosen === null) return null;
  return (
    <Select
      aria-label="Inspector"
      data-chosen={chosen === null ? undefined : ''}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">Everyone</option>
      {inspectors.map((inspector) => (
        <option key={inspector.uid} value={inspector.uid}>
          {inspectorName(inspector)}
        </option>
      ))}
      {isOther && (
        <option value={chosen}>
          {memberName(
            chosen,
            team.find(({ uid }) => uid === chosen),
          )}
        </option>
      )}
      <option value={unassigned}>Nobody yet</option>
    </Select>
  );
}
