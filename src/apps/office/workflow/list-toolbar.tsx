import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { listFilters, type ListFilter, type WorkflowList } from '@domain/office/list-filters';
import type { ListView } from '@domain/office/list-view';
import { jobFilterWords } from '@/features/jobs/job-words';
import { referralFilterWords } from '@/features/referrals/referral-words';
import { requestFilterWords } from '@/features/requests/request-words';
import { FilterChips } from '@/ui/search/filter-chips';
import { SearchField } from '@/ui/search/search-field';
import { InspectorSelect } from '@/shared/inspector/inspector-select';
import { workflowListLabels } from './workflow-list-labels';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '4px 12px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: 8,
  // On a phone both take one line, until something is searched.
  '&:has([role="group"])': { gridTemplateColumns: '128px minmax(0, 1fr)' },
  [theme.breakpoints.up('sm')]: { '&:has([role="group"])': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
  [theme.breakpoints.up('md')]: {
    '&, &:has([role="group"])': { gridTemplateColumns: '240px minmax(0, 1fr)' },
  },
}));

const Scope = styled('div')(({ theme }) => ({
  minHeight: 36,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** A phone scrolls the chips beside the choice of the inspector. */
const Filters = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minWidth: 0,
  '& > [role="group"]': { flex: '1 1 0', minWidth: 0 },
});

const words: Readonly<Record<WorkflowList, Readonly<Record<string, string>>>> = {
  requests: requestFilterWords,
  referrals: referralFilterWords,
  jobs: jobFilterWords,
};

/** Shown where the person can't choose what is searched. */
const scopes: Readonly<Partial<Record<WorkflowList, string>>> = {
  referrals: 'Searching all referrals, by client and referrer.',
  jobs: 'Searching all jobs, including cancelled ones.',
};

export const toolbarId = 'workflow-toolbar';

interface ListToolbarProps {
  readonly list: WorkflowList;
  readonly view: ListView;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (filter: ListFilter | null) => void;
  readonly onEnded: (ended: boolean) => void;
  readonly onInspector: (inspector: string | null) => void;
}

const oneRecord: Readonly<Record<WorkflowList, string>> = {
  requests: 'Showing one request.',
  referrals: 'Showing one referral.',
  jobs: 'Showing one job.',
};

/** Search and filters of a list; while searching, what is searched. */
export function ListToolbar({ list, view, onSearch, onFilter, onEnded, onInspector }: ListToolbarProps) {
  const scope = scopes[list];
  return (
    <Bar id={toolbarId} role="search" aria-label={workflowListLabels[list]}>
      <SearchField
        key={list}
        label={`Search in ${workflowListLabels[list]}`}
        placeholder="Search this list"
        value={view.text}
        onSearch={onSearch}
      />
      {view.found !== null && (
        <Scope>
          {oneRecord[list]}
          <Button color="inherit" size="small" onClick={() => onFilter(null)}>
            Show all
          </Button>
        </Scope>
      )}
      {!view.search && view.found === null && (
        <Filters>
          {list === 'jobs' && <InspectorSelect chosen={view.inspector} onChoose={onInspector} />}
          <FilterChips<ListFilter>
            label={`Filter ${workflowListLabels[list]}`}
            filters={listFilters[list]}
            words={words[list]}
            chosen={view.inspector === null ? view.filter : undefined}
            onChoose={onFilter}
          />
        </Filters>
      )}
      {view.search && scope !== undefined && <Scope>{scope}</Scope>}
      {view.search && scope === undefined && (
        <FormControlLabel
          control={<Switch checked={view.ended} onChange={(_, checked) => onEnded(checked)} />}
          label="Include accepted and declined"
        />
      )}
    </Bar>
  );
}
