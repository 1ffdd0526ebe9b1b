import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { officeTabLabels, officeTabs, type OfficeTab } from './office-tab';

export const tabPanelId = 'office-panel';
export const tabId = (tab: OfficeTab) => `office-tab-${tab}`;

interface OfficeTabsProps {
  readonly tab: OfficeTab;
  readonly onChange: (tab: OfficeTab) => void;
}

export function OfficeTabs({ tab, onChange }: OfficeTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_, next: OfficeTab) => onChange(next)}
      aria-label="Back office"
      variant="scrollable"
      scrollButtons={false}
      sx={{
        '& .MuiTab-root': {
          paddingInline: { xs: '7px', sm: 2 },
          minWidth: 0,
          fontSize: { xs: '0.875rem', sm: '1rem' },
        },
      }}
    >
      {officeTabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={officeTabLabels[name]}
          id={tabId(name)}
          aria-controls={tabPanelId}
        />
      ))}
    </Tabs>
  );
}
