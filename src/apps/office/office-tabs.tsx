import Tab from '@mui/material/Tab';
import { ScrollTabs } from '@/ui/scroll-tabs';
import { officeTabLabels, type OfficeTab } from './office-tab';

export const tabPanelId = 'office-panel';
export const tabId = (tab: OfficeTab) => `office-tab-${tab}`;

interface OfficeTabsProps {
  readonly tabs: readonly OfficeTab[];
  /** Null where none is shown. */
  readonly tab: OfficeTab | null;
  readonly onChange: (tab: OfficeTab) => void;
}

export function OfficeTabs({ tabs, tab, onChange }: OfficeTabsProps) {
  return (
    <ScrollTabs
      value={tab ?? false}
      onChange={onChange}
      aria-label="Back office"
      sx={{
        minHeight: 40,
        '& .MuiTab-root': {
          minHeight: 40,
          paddingBlock: '8px',
          paddingInline: { xs: '6px', sm: 2 },
          minWidth: 0,
          fontSize: { xs: '0.875rem', sm: '1rem' },
        },
      }}
    >
      {tabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={officeTabLabels[name]}
          id={tabId(name)}
          aria-controls={tab === null ? undefined : tabPanelId}
        />
      ))}
    </ScrollTabs>
  );
}
