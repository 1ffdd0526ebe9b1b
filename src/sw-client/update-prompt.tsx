import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import type { WorkerQuestion } from '@/sw/messages';
import { reloadPage } from './reload-page';
import { hasUnsavedInput, hasUnsavedInputElsewhere, subscribeToUnsavedInput } from './unsaved-input';
import { readUpdateState, setUpdateState, subscribeToUpdateState, type UpdateState } from './update-state';

interface Words {
  readonly text: string;
  readonly action: string;
}

const unsavedWarning = 'This page has unsaved changes. Updating reloads the page without them.';
const otherTab = 'Another tab has unsaved changes. Finish or close it, then update here.';

function wordsFor(state: UpdateState, unsaved: boolean): Words {
  if (state === 'blocked') {
    return unsaved
      ? { text: `${otherTab} ${unsavedWarning}`, action: 'Update anyway' }
      : { text: otherTab, action: 'Try again' };
  }
  if (unsaved) return { text: unsavedWarning, action: 'Update anyway' };
  if (state === 'elsewhere') {
    return { text: 'It was installed from another tab. Reload this page to use it.', action: 'Reload' };
  }
  return { text: 'The page reloads once. Anything saved stays.', action: 'Update' };
}

/** Says that a new version is ready, and waits for the person to take it. Render it once, at an app's root. */
export function UpdatePrompt() {
  const state = useSyncExternalStore(subscribeToUpdateState, readUpdateState, () => 'none' as const);
  const [dismissed, setDismissed] = useState<UpdateState>('none');
  const unsaved = useSyncExternalStore(subscribeToUnsavedInput, hasUnsavedInput, () => false);
  if (state === 'none' || state === 'updating' || state === dismissed) return null;
  const { text, action } = wordsFor(state, unsaved);
  return (
    <Paper
      role="status"
      elevation={0}
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 'calc(16px + env(safe-area-inset-bottom))',
        marginInlineStart: 'auto',
        maxWidth: 400,
        zIndex: 'snackbar',
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        boxShadow: 'var(--floating-shadow)',
      }}
    >
      <Typography component="p" sx={{ fontWeight: 600 }}>
        Update available
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: 0.5 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, marginBlockStart: 1.5 }}>
        <Button color="inherit" onClick={() => setDismissed(state)}>
          Later
        </Button>
        <Button variant="contained" onClick={() => void takeUpdate()}>
          {action}
        </Button>
      </Box>
    </Paper>
  );
}

/** The browser lets the old version finish its work first, for minutes if it must. */
const patienceMs = 10_000;

/**
 * Activates the waiting version on the person's request and reloads this page, unless another tab would lose input. If the
 * browser still waits, the reloaded page offers the version again.
 */
async function takeUpdate(): Promise<void> {
  if (readUpdateState() === 'elsewhere') return reloadPage();
  if (await hasUnsavedInputElsewhere()) return setUpdateState('blocked');
  const registration = await navigator.serviceWorker.ready;
  if (registration.waiting === null) return reloadPage();
  setUpdateState('updating');
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  setTimeout(reloadPage, patienceMs);
  const question: WorkerQuestion = { type: 'take-over' };
  registration.waiting.postMessage(question);
}
