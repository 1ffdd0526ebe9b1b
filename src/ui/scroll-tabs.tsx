import { styled } from '@mui/material/styles';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import { useState } from 'react';
import { fadedEnd } from './scroll-row';

// Where nothing follows, only the last tab's own padding is under the fade.
const Row = styled(Tabs)({ '& .MuiTabs-scroller': fadedEnd(16) });

interface ScrollTabsProps<Name extends string> extends Pick<TabsProps, 'aria-label' | 'sx' | 'children'> {
  /** The tab on the page; false for none. */
  readonly value: Name | false;
  readonly onChange: (tab: Name) => void;
}

/**
 * Tabs in one row, which scrolls where they don't fit. The one that was pressed is selected at once, however long the
 * page takes to show it, so that pressing the former one meanwhile goes back.
 */
export function ScrollTabs<Name extends string>({ value, onChange, ...props }: ScrollTabsProps<Name>) {
  const [pressed, setPressed] = useState<{ readonly on: Name | false; readonly tab: Name } | null>(null);
  if (pressed !== null && pressed.on !== value) setPressed(null);
  return (
    <Row
      {...props}
      variant="scrollable"
      scrollButtons={false}
      value={pressed?.on === value ? pressed.tab : value}
      onChange={(_, tab: Name) => {
        setPressed({ on: value, tab });
        onChange(tab);
      }}
    />
  );
}
