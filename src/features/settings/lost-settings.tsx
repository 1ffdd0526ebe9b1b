import Alert from '@mui/material/Alert';
import { settingsSchema } from '@domain/settings/settings-schema';
import type { ReadSettingsAnswer } from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { HistoryPart } from './history-part';
import type { FindComingJobs } from './jobs-outside';
import { useSaveSettings } from './use-save-settings';

interface LostSettingsProps {
  readonly call: CallAsAdmin;
  readonly answer: ReadSettingsAnswer;
  readonly findComingJobs: FindComingJobs;
  readonly onSaved: () => Promise<void>;
}

/** What was saved last is missing or damaged: the saves, each of which can be brought back. */
export function LostSettings({ call, answer, findComingJobs, onSaved }: LostSettingsProps) {
  const { saving, save } = useSaveSettings(call);
  const { current } = answer;
  return (
    <>
      <Alert severity="error" icon={<Icon name="alert" />} sx={{ marginBlock: 2 }}>
        The current settings are missing or damaged, so the site uses those the business began with.
        Everything you saved is still below. Open the newest version and bring it back.
      </Alert>
      <HistoryPart
        call={call}
        answer={answer}
        current={current.settings}
        unsaved={false}
        saving={saving}
        findComingJobs={findComingJobs}
        onRestore={async ({ settings, version }) => {
          const outcome = await save({
            seenVersion: current.version,
            settings: settingsSchema.cast(settings, { assert: false }),
            restoredFrom: version,
          });
          if (outcome.state !== 'failed') await onSaved();
        }}
      />
    </>
  );
}
