import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useShortcuts } from '@/ui/use-shortcuts';
import { FindButton } from './find-button';
import { FindField } from './find-field';
import type { HitKind } from './hit';

interface FindProps {
  /** Loads the kinds of records that are searched. Must be a stable function. */
  readonly load: () => Promise<readonly HitKind[]>;
  readonly onOpen: (to: string) => void;
}

/** The search over all kinds of records; `/` focuses it. */
export function Find(props: FindProps) {
  const narrow = useMediaQuery('(max-width: 767.95px)', { noSsr: true });
  return narrow ? <FindButton {...props} /> : <WideFind {...props} />;
}

function WideFind({ load, onOpen }: FindProps) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  useShortcuts((key) => {
    if (key !== '/') return false;
    before.current = document.activeElement;
    input.current?.focus();
    return true;
  });
  return (
    <div style={{ flex: '0 1 420px', minWidth: 200 }}>
      <FindField
        load={load}
        over
        input={input}
        onOpen={(to) => {
          input.current?.blur();
          onOpen(to);
        }}
        onClose={() => {
          input.current?.blur();
          if (before.current instanceof HTMLElement) before.current.focus();
          before.current = null;
        }}
      />
    </div>
  );
}
