import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { workflowLists, type ListFilter, type WorkflowList } from '@domain/office/list-filters';
import {
  listViewOf,
  withEnded,
  withFilter,
  withInspector,
  withSearch,
  withWorkflowList,
  workflowListOf,
} from '@domain/office/list-view';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { Icon } from '@/ui/icon';
import { ChoiceMemory } from '@/ui/list-detail/choice-memory';
import { pressToastAction } from '@/ui/press-toast-action';
import { useShortcuts } from '@/ui/use-shortcuts';
import { useToast } from '@/ui/use-toast';
import { visuallyHidden } from '@/ui/visually-hidden';
import { NeedsLink } from '../dashboard/open-work/needs-link';
import { ReadFailed } from '../read-failed';
import { ListToolbar, toolbarId } from './list-toolbar';
import { RequestArrivals } from './request-arrivals';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useRefreshAll } from './use-refresh-all';
import { WorkflowPanel } from './workflow-panel';
import { workflowPanelId, workflowTabId, WorkflowTabs } from './workflow-tabs';

/** The title, the buttons and the lists' tabs: in one line where they fit. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  marginBlockEnd: 8,
  [theme.breakpoints.down('sm')]: { marginBlockEnd: 4 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > h1': { marginInlineEnd: 'auto', [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' } },
  '& > .MuiButton-root': { minHeight: 36, paddingBlock: 4 },
  '& > .lists': { flex: '0 0 100%', minWidth: 0, display: 'flex', '& > .MuiTabs-root': { flex: '1 1 0' } },
  '& .MuiTab-root:first-of-type': { marginInlineStart: -8 },
  [theme.breakpoints.up('lg')]: {
    flexWrap: 'nowrap',
    columnGap: 16,
    '& > h1': { marginInlineEnd: 8, order: -2 },
    '& > .lists': { flex: '1 1 0', order: -1 },
  },
}));

/** Where the title needs the width, only the icon is seen. */
const onlyIconOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    minWidth: 36,
    paddingInline: '8px',
    '& > .MuiButton-startIcon': { margin: 0 },
    '& > .text': visuallyHidden,
  },
});

const noIds: ReadonlySet<string> = new Set();

/** Unified Workflow: requests, referrals and jobs, live. */
export function WorkflowTab() {
  const [parameters, setParameters] = useSearchParams();
  const [helpOpen, setHelpOpen] = useState(false);
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [toolbarAsked, setToolbarAsked] = useState(false);
  const toast = useToast();
  const failed = () => toast({ title: 'Failed to load workflow data.', destructive: true });
  const list = workflowListOf(parameters);
  const { refresh, refreshing, round } = useRefreshAll(list, failed);
  const view = listViewOf(list, parameters);
  const { filter, inspector, text, ended, found } = view;
  const asked = JSON.stringify([list, filter, inspector, view.search && text.trim(), ended, found]);
  const whole = view.search === null && filter === null && inspector === null && found === null;
  const requestsOpen = whole && list === 'requests';
  // On a phone the first row has its place, unless something is searched or filtered.
  const toolbar = !onPhone || toolbarAsked || !whole || text !== '';
  const choose = (next: WorkflowList) => setParameters((before) => withWorkflowList(before, next));

  useShortcuts((key) => {
    const chosen = workflowLists[Number(key) - 1];
    if (chosen) choose(chosen);
    else if (key === 'r') void refresh();
    else if (key === '?') setHelpOpen(true);
    else if (key === 'u') return pressToastAction();
    else return false;
    return true;
  });

  const toggleToolbar = () => {
    setToolbarAsked(!toolbar);
    if (toolbar) setParameters((before) => withFilter(before, null));
  };

  const panel = (newIds: ReadonlySet<string>) => (
    <ReadBoundary key={`${asked}-${round}`} fallback={(failure) => <ReadFailed {...failure} />}>
      <WorkflowPanel list={list} search={parameters.toString()} newIds={newIds} />
    </ReadBoundary>
  );

  return (
    <>
      <Head>
        <Typography variant="h4" component="h1">
          Unified Workflow
        </Typography>
        <ReadBoundary fallback={() => null}>
          <NeedsLink />
        </ReadBoundary>
        <Button
          color="inherit"
          size="small"
          onClick={() => setHelpOpen(true)}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          Shortcuts
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          disabled={refreshing}
          startIcon={<Icon name="refresh" size={18} />}
          onClick={() => void refresh()}
          sx={onlyIconOnPhone}
        >
          <span className="text">{refreshing ? 'Refreshing...' : 'Refresh All'}</span>
        </Button>
        <div className="lists">
          <WorkflowTabs key={round} list={list} whole={whole} onChange={choose} onFailure={failed} />
          {onPhone && (
            <IconButton
              color="inherit"
              aria-label="Search and filters"
              aria-expanded={toolbar}
              aria-controls={toolbar ? toolbarId : undefined}
              onClick={toggleToolbar}
            >
              <Icon name={toolbar ? 'close' : 'search'} size={20} />
            </IconButton>
          )}
        </div>
      </Head>
      <div role="tabpanel" id={workflowPanelId} aria-labelledby={workflowTabId(list)}>
        {toolbar && (
          <ListToolbar
            list={list}
            view={view}
            onSearch={(next) => setParameters((before) => withSearch(before, next), { replace: text !== '' })}
            onFilter={(next: ListFilter | null) => setParameters((before) => withFilter(before, next))}
            onInspector={(next) => setParameters((before) => withInspector(before, next))}
            onEnded={(next) => setParameters((before) => withEnded(before, next), { replace: true })}
          />
        )}
        <ChoiceMemory key={`${list} ${found}`} opened={found}>
          <ReadBoundary key={round} fallback={() => panel(noIds)}>
            <RequestArrivals key={String(requestsOpen)} open={requestsOpen}>
              {panel}
            </RequestArrivals>
          </ReadBoundary>
        </ChoiceMemory>
      </div>
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}
