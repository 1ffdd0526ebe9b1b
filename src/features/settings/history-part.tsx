import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Settings } from '@domain/settings/settings';
import type { ReadSettingsAnswer, SettingsVersion } from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { HistoryRow } from './history-row';
import type { FindComingJobs } from './jobs-outside';
import { SettingsPart } from './settings-part';
import { useEarlierSaves } from './use-earlier-saves';

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
  readonly findComingJobs: FindComingJobs;
  readonly onRestore: (version: SettingsVersion) => Promise<void>;
}

/** The saves, newest first. Each can be looked at, and each earlier one brought back. */
export function HistoryPart({ answer, ...row }: HistoryPartProps) {
  const [all, setAll] = useState(false);
  const { current, lost = false } = answer;
  const { saves, more, reading, problem, readMore } = useEarlierSaves(row.call, answer);
  const shown = all ? saves : saves.slice(0, shownAtFirst);
  const showMore = () => {
    if (all) void readMore();
    else setAll(true);
  };
  return (
    <SettingsPart
      part="history"
      about="Every save, newest first, with what it changed. Bringing one back is a new save."
    >
      <List>
        {!lost && <HistoryRow key={current.version} save={current} isCurrent lost={lost} {...row} />}
        {shown.map((save) => (
          <HistoryRow key={save.version} save={save} isCurrent={false} lost={lost} {...row} />
        ))}
      </List>
      {saves.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing was saved here yet.
        </Typography>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {(shown.length < saves.length || more) && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={reading}
          onClick={showMore}
          sx={{ justifySelf: 'center' }}
        >
          {reading ? 'Loading...' : 'Show earlier saves'}
        </Button>
      )}
    </SettingsPart>
  );
}
