import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { OfficeTab } from './office-tab';
import { tabId, tabPanelId } from './office-tabs';

const Panel = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: 1680,
  marginInline: 'auto',
  padding: '24px 32px 96px',
  outline: 'none',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 96px' },
}));

export function TabPanel({ tab, children }: { readonly tab: OfficeTab; readonly children: ReactNode }) {
  return (
    <Panel id="content" tabIndex={-1}>
      <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(tab)}>
        {children}
      </div>
    </Panel>
  );
}
