import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { ReadSettingsAnswer } from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ChangedDialog } from './changed-dialog';
import { HistoryPart } from './history-part';
import type { FindComingJobs } from './jobs-outside';
import { PublishingNote } from './publishing-note';
import { settingsDraft } from './settings-draft';
import { settingsForm } from './settings-form';
import { SettingsIndex } from './settings-index';
import { SettingsWriter } from './settings-writer';
import { TeamPart } from './team-part';
import { useSettingsEdit } from './use-settings-edit';

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: 16,
  '@media (min-width: 820px)': { gridTemplateColumns: '152px minmax(0, 800px)', columnGap: 32 },
  '& > div': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface SettingsEditorProps {
  readonly call: CallAsAdmin;
  readonly owner: string;
  readonly answer: ReadSettingsAnswer;
  readonly findComingJobs: FindComingJobs;
  /** The list of the team. */
  readonly team: ReactNode;
  /** The list of coming reminders; `on` where they are sent at all. */
  readonly reminders: (on: boolean) => ReactNode;
  /** Called after a save, to read the list of saves again. */
  readonly onSaved: () => Promise<void>;
}

/** The form of the settings. It begins with what the admin typed last and didn't save, if anything. */
export function SettingsEditor({ owner, answer, ...props }: SettingsEditorProps) {
  const [draft] = useState(() => settingsDraft(owner).read());
  return (
    <Formik
      initialValues={draft?.values ?? settingsForm(answer.current.settings)}
      onSubmit={() => undefined}
      validateOnChange={false}
      validateOnBlur={false}
    >
      <Editor {...props} owner={owner} answer={answer} begun={draft?.base ?? answer.current} />
    </Formik>
  );
}

interface EditorProps extends SettingsEditorProps {
  readonly begun: Parameters<typeof useSettingsEdit>[0]['begun'];
}

function Editor({ call, owner, answer, begun, findComingJobs, team, reminders, onSaved }: EditorProps) {
  const edit = useSettingsEdit({ call, owner, current: answer.current, begun, onSaved });
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        Forms, emails and client pages show what you save within a minute.
      </Typography>
      <PublishingNote call={call} version={answer.current.version} publishing={answer.publishing} />
      <Layout>
        <SettingsIndex />
        <div>
          <SettingsWriter edit={edit} call={call} findComingJobs={findComingJobs} reminders={reminders} />
          <TeamPart>{team}</TeamPart>
          <HistoryPart
            call={call}
            answer={answer}
            current={edit.base.settings}
            unsaved={edit.changes.length > 0}
            saving={edit.saving}
            findComingJobs={findComingJobs}
            onRestore={edit.restore}
          />
        </div>
      </Layout>
      <ChangedDialog
        conflict={edit.conflict}
        onTheirs={edit.takeTheirs}
        onMerge={edit.mergeMine}
        onClose={edit.decideLater}
      />
    </>
  );
}
