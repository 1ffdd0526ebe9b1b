import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Settings } from '@domain/settings/settings';
import type { ReadSettingsAnswer, SettingsSave, SettingsVersion } from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { HistoryRow } from './history-row';
import { SettingsPart } from './settings-part';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

const shownAtFirst = 8;

interface HistoryPartProps {
  readonly call: CallAsAdmin;
  readonly answer: ReadSettingsAnswer;
  readonly current: Settings;
  /** Whether something is typed that isn't saved. */
  readonly unsaved: boolean;
  readonly saving: boolean;
  readonly onRestore: (version: SettingsVersion) => Promise<void>;
}

/** The saves, newest first. Each earlier one can be looked at and brought back. */
export function HistoryPart({ answer, ...row }: HistoryPartProps) {
  const [all, setAll] = useState(false);
  const { current, earlier } = answer;
  const shown: readonly SettingsSave[] = all ? earlier : earlier.slice(0, shownAtFirst);
  return (
    <SettingsPart part="history" about="Every save, newest first. Bringing one back is a new save.">
      <List>
        <HistoryRow key={current.version} save={current} isCurrent {...row} />
        {shown.map((save) => (
          <HistoryRow key={save.version} save={save} isCurrent={false} {...row} />
        ))}
      </List>
      {earlier.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing was saved here yet.
        </Typography>
      )}
      {shown.length < earlier.length && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setAll(true)}
          sx={{ justifySelf: 'center' }}
        >
          Show earlier saves
        </Button>
      )}
    </SettingsPart>
  );
}
