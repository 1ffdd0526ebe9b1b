import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { EmptyState } from '@/ui/empty-state';
import { SettingsEditor } from './settings-editor';
import type { FindComingJobs } from './jobs-outside';
import { LostSettings } from './lost-settings';
import { settingsDraft } from './settings-draft';
import { useReadSettings } from './use-read-settings';

interface SettingsPanelProps {
  readonly call: CallAsAdmin;
  /** The admin's uid, whose draft it is. */
  readonly owner: string;
  readonly findComingJobs: FindComingJobs;
  /** The list of the team. */
  readonly team: ReactNode;
  /** The list of coming reminders; `on` where they are sent at all. */
  readonly reminders: (on: boolean) => ReactNode;
}

/** What the owner sets, and the saves so far. */
export function SettingsPanel(props: SettingsPanelProps) {
  return (
    <>
      <Typography variant="h3" component="h1" sx={{ marginBlock: '8px 4px' }}>
        Settings
      </Typography>
      <Loaded {...props} />
    </>
  );
}

function Loaded({ call, owner, findComingJobs, team, reminders }: SettingsPanelProps) {
  const { read, tryAgain, refresh } = useReadSettings(call);
  if (read.state === 'loading') {
    return (
      <div aria-busy="true" aria-label="Settings are loading">
        <Skeleton width={320} height={32} />
        <Skeleton width="100%" height={240} />
      </div>
    );
  }
  if (read.state === 'failed') {
    const drafted = settingsDraft(owner).read() !== null;
    return (
      <EmptyState
        title={read.offline ? 'Settings need a connection' : 'We couldn’t load the settings'}
        action={
          <Button variant="outlined" color="inherit" onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        {read.offline ? 'You’re offline. Connect to the internet, then try again.' : read.sentence}
        {drafted && ' The changes you haven’t saved are kept on this device.'}
      </EmptyState>
    );
  }
  if (read.answer.lost) {
    return <LostSettings {...{ call, findComingJobs }} answer={read.answer} onSaved={refresh} />;
  }
  if (read.answer.unreadable) {
    return (
      <EmptyState
        title="This version of the app can’t read the settings"
        action={
          <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
            Reload page
          </Button>
        }
      >
        A newer version saved them. Until this one is updated, the site uses the settings the business began
        with, and nothing can be changed here. What was saved is safe.
      </EmptyState>
    );
  }
  return (
    <SettingsEditor
      {...{ call, owner, findComingJobs, team, reminders }}
      answer={read.answer}
      onSaved={refresh}
    />
  );
}
