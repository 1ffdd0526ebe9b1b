import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import type { Settings } from '@domain/settings/settings';
import { settingsAfter } from '@domain/settings/settings-after';
import type {
  ReadSettingsVersionAnswer,
  SettingsSave,
  SettingsVersion,
} from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { writtenInstant } from '@/ui/written-instant';
import { ChangeList } from './change-list';
import { differenceWords, type ChangeWords } from './difference-words';
import { JobsOutside, type FindComingJobs } from './jobs-outside';
import { useSettingsVersion } from './use-settings-version';

const Row = styled('li')(({ theme }) => ({
  '& .head': {
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 4px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
  },
  '& button.head': { cursor: 'pointer' },
  '& .head > svg': { flex: 'none', transition: 'rotate 150ms' },
  '& .head[aria-expanded="true"] > svg': { rotate: '90deg' },
  '& .head > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .body': {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '4px 4px 16px 36px',
    '& > p': { margin: 0 },
  },
}));

interface HistoryRowProps {
  readonly call: CallAsAdmin;
  readonly save: SettingsSave;
  readonly isCurrent: boolean;
  /** Whether the current settings are lost: the same values can be brought back too. */
  readonly lost: boolean;
  readonly current: Settings;
  readonly unsaved: boolean;
  readonly saving: boolean;
  readonly findComingJobs: FindComingJobs;
  readonly onRestore: (version: SettingsVersion) => Promise<void>;
}

/** One save; it opens to what it changed and, for an earlier one, to what bringing it back would change. */
export function HistoryRow({ save, isCurrent, ...rest }: HistoryRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const words = (
    <span>
      <strong>{save.version === 0 ? 'As the business began' : `Version ${save.version}`}</strong>
      {isCurrent && ', now in use'}
      <small>{saveInWords(save)}</small>
    </span>
  );
  // Nothing came before it, and there is nothing to bring back.
  if (isCurrent && save.version === 0) {
    return (
      <Row>
        <div className="head">
          <Icon name="check" size={20} />
          {words}
        </div>
      </Row>
    );
  }
  return (
    <Row>
      <button
        type="button"
        className="head"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron-right" size={20} />
        {words}
      </button>
      {open && (
        <div className="body" id={id}>
          <Opened version={save.version} isCurrent={isCurrent} {...rest} />
        </div>
      )}
    </Row>
  );
}

function saveInWords({ savedAt, savedBy, restoredFrom }: SettingsSave): string {
  if (savedAt === null) return 'The settings that came with the app.';
  const brought =
    restoredFrom === null
      ? ''
      : restoredFrom === 0
        ? ', brought back how the business began'
        : `, brought back version ${restoredFrom}`;
  return `${savedBy ?? 'A former admin'}, ${writtenInstant(savedAt)}${brought}`;
}

interface OpenedProps extends Omit<HistoryRowProps, 'save'> {
  readonly version: number;
}

function Opened({ call, version, isCurrent, ...rest }: OpenedProps) {
  const { found, tryAgain } = useSettingsVersion(call, version);
  if (found.state === 'reading') return <p role="status">Loading...</p>;
  if (found.state === 'failed') {
    return (
      <>
        <p role="alert">{found.sentence}</p>
        <Button variant="outlined" color="inherit" onClick={tryAgain} sx={{ justifySelf: 'start' }}>
          Try again
        </Button>
      </>
    );
  }
  return (
    <>
      <SaveChanged found={found.version} />
      {!isCurrent && <BringBack found={found.version} {...rest} />}
    </>
  );
}

/** What a save changed; nothing of the settings that came with the app. */
function SaveChanged({ found }: { readonly found: ReadSettingsVersionAnswer }) {
  const { before, settings } = found;
  if (before === undefined) return null;
  if (before === null)
    return <p>The save before it can’t be read, so we can’t show what this one changed.</p>;
  const changes = differenceWords(before, settings);
  if (changes.length === 0) return <p>This save changed nothing.</p>;
  return <Changes title="What this save changed" changes={changes} />;
}

interface BringBackProps extends Pick<
  HistoryRowProps,
  'lost' | 'current' | 'unsaved' | 'saving' | 'findComingJobs' | 'onRestore'
> {
  readonly found: SettingsVersion;
}

/** What bringing a version back would change. */
function BringBack({ found, lost, current, unsaved, saving, findComingJobs, onRestore }: BringBackProps) {
  // What saving it would store: services that it lacks are retired.
  const next = useMemo(() => settingsAfter(current, found.settings), [current, found]);
  const changes = differenceWords(current, next);
  if (changes.length === 0 && !lost) return <p>The same as now.</p>;
  return (
    <>
      {changes.length > 0 && <Changes title="Bringing it back changes" changes={changes} />}
      <JobsOutside saved={current.hours} next={next.hours} findComingJobs={findComingJobs} />
      {unsaved && <p>You have changes that aren’t saved. Save or discard them first.</p>}
      <Button
        variant="outlined"
        color="inherit"
        disabled={unsaved || saving}
        onClick={() => void onRestore(found)}
        sx={{ justifySelf: 'start' }}
      >
        {saving ? 'Saving...' : 'Bring back this version'}
      </Button>
    </>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly ChangeWords[];
}

function Changes({ title, changes }: ChangesProps) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}:
      </Typography>
      <ChangeList aria-label={title} changes={changes} />
    </>
  );
}
