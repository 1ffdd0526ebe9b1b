import Tab from '@mui/material/Tab';
import Box from '@mui/material/Box';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { securityViewLabels, securityViews, type SecurityView } from '@/features/security/security-view';
import { UndeliveredCount } from '@/features/security/mail/undelivered-count';
import { ScrollTabs } from '@/ui/scroll-tabs';

export const securityPanelId = 'security-panel';
export const securityTabId = (view: SecurityView) => `security-tab-${view}`;

interface SecurityTabsProps {
  readonly view: SecurityView;
  readonly onChange: (view: SecurityView) => void;
}

/** The tabs of the Security tab, with the number of emails that need a decision. */
export function SecurityTabs({ view, onChange }: SecurityTabsProps) {
  return (
    <ScrollTabs
      value={view}
      onChange={onChange}
      aria-label="Security"
      sx={{ '& .MuiTab-root': { paddingInline: { xs: 1.25, sm: 2 }, minWidth: 0 } }}
    >
      {securityViews.map((name) => (
        <Tab
          key={name}
          value={name}
          id={securityTabId(name)}
          aria-controls={securityPanelId}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {securityViewLabels[name]}
              {name === 'mail' && (
                <ReadBoundary fallback={() => null}>
                  <UndeliveredCount open={view === 'mail'} />
                </ReadBoundary>
              )}
            </Box>
          }
        />
      ))}
    </ScrollTabs>
  );
}
