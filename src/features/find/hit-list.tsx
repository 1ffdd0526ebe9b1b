import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { StatusBadge } from '@/ui/status-badge';
import type { HitOption } from './hit-options';
import type { Hits } from './use-hits';

const List = styled('div')(({ theme }) => ({
  paddingBlock: 4,
  '& [role="group"] > span': {
    display: 'block',
    padding: '10px 16px 4px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& [role="group"] + [role="group"]': { borderTop: `1px solid ${theme.vars.palette.divider}`, marginTop: 4 },
  '& [role="option"]': {
    minHeight: 44,
    boxSizing: 'border-box',
    padding: '8px 16px',
    cursor: 'pointer',
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    overflowWrap: 'anywhere',
  },
  '& [role="option"] small': {
    flex: '0 0 100%',
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& [role="option"] strong': { fontWeight: 600 },
  '& [data-step]': { color: theme.vars.palette.secondary.main },
  '& [aria-selected="true"]': {
    backgroundColor: theme.vars.palette.band,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}`,
  },
}));

interface HitListProps {
  readonly id: string;
  readonly hits: Hits;
  readonly options: readonly HitOption[];
  readonly active: HitOption | undefined;
  readonly optionId: (option: HitOption) => string;
  readonly onPoint: (option: HitOption) => void;
  readonly onTake: (option: HitOption) => void;
}

/** The results, by kind. The field keeps the focus and points to the active one. */
export function HitList({ id, hits, options, active, optionId, onPoint, onTake }: HitListProps) {
  const option = (each: HitOption) => (
    <div
      key={each.key}
      id={optionId(each)}
      role="option"
      aria-selected={each === active}
      data-step={'hit' in each ? undefined : ''}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => each !== active && onPoint(each)}
      onClick={() => onTake(each)}
    >
      <OptionContent option={each} />
    </div>
  );
  const groups = hits.state === 'done' ? hits.groups : [];
  const last = options.filter(({ kind }) => kind === null);
  return (
    <List id={id} role="listbox" aria-label="Search results">
      {groups
        .filter((group) => group.hits.length > 0)
        .map(({ kind }) => (
          <Group key={kind.label} label={kind.label}>
            {options.filter((each) => each.kind === kind).map(option)}
          </Group>
        ))}
      {last.map(option)}
    </List>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {children}
    </div>
  );
}

function OptionContent({ option }: { readonly option: HitOption }) {
  if (!('hit' in option)) return option.words;
  const { title, badge, facts } = option.hit;
  return (
    <>
      <strong dir="auto">{title || 'No name'}</strong>
      {badge && <StatusBadge tone={badge.tone}>{badge.words}</StatusBadge>}
      <small dir="auto">{facts.filter((fact) => fact !== '').join(' · ')}</small>
    </>
  );
}
