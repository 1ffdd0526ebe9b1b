import { styled } from '@mui/material/styles';

/** The parts of the page: the end of each one's id, and its heading. */
export const settingsParts = {
  services: 'Services',
  hours: 'Hours',
  area: 'Service area',
  contact: 'Contact',
  promises: 'Promises',
  reports: 'Reports',
  findings: 'Findings',
  rewards: 'Rewards',
  outreach: 'Reminders and reviews',
  emails: 'Emails',
  team: 'Team',
  history: 'History',
} as const;

export const partId = (part: keyof typeof settingsParts) => `settings-${part}`;

const Index = styled('nav')(({ theme }) => ({
  display: 'none',
  '@media (min-width: 820px)': { display: 'block', position: 'sticky', top: 16 },
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
}));

/** Links to the parts, beside them where there is room. */
export function SettingsIndex() {
  return (
    <Index aria-label="Settings">
      <ul>
        {Object.entries(settingsParts).map(([part, words]) => (
          <li key={part}>
            <a href={`#${partId(part as keyof typeof settingsParts)}`}>{words}</a>
          </li>
        ))}
      </ul>
    </Index>
  );
}
