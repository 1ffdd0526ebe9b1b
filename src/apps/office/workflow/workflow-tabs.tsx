import Tab from '@mui/material/Tab';
import { styled } from '@mui/material/styles';
import { workflowLists, type WorkflowList } from '@domain/office/list-filters';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { ScrollTabs } from '@/ui/scroll-tabs';
import { ListCount } from './list-count';
import { workflowListLabels } from './workflow-list-labels';

export const workflowPanelId = 'workflow-panel';
export const workflowTabId = (list: WorkflowList) => `workflow-tab-${list}`;

const Label = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', gap: 0, fontSize: '0.875rem' },
}));

interface WorkflowTabsProps {
  readonly list: WorkflowList;
  /** Whether the list is shown without a filter or search. */
  readonly whole: boolean;
  readonly onChange: (list: WorkflowList) => void;
  /** Called when a list could not be read. */
  readonly onFailure: () => void;
}

/** The three lists of the Workflow tab, each with how many entries need the office. */
export function WorkflowTabs({ list, whole, onChange, onFailure }: WorkflowTabsProps) {
  return (
    <ScrollTabs
      value={list}
      onChange={onChange}
      aria-label="Unified Workflow"
      sx={{
        minHeight: 44,
        '& .MuiTab-root': {
          minHeight: 44,
          paddingBlock: '4px',
          paddingInline: { xs: '6px', sm: 2 },
          minWidth: 0,
        },
      }}
    >
      {workflowLists.map((name) => (
        <Tab
          key={name}
          value={name}
          id={workflowTabId(name)}
          aria-controls={workflowPanelId}
          label={
            <Label>
              {workflowListLabels[name]}
              <ReadBoundary fallback={() => null} onFailure={onFailure}>
                <ListCount list={name} open={whole && name === list} />
              </ReadBoundary>
            </Label>
          }
        />
      ))}
    </ScrollTabs>
  );
}
