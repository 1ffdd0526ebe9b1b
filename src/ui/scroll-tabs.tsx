import { styled } from '@mui/material/styles';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import { fadedEnd } from './scroll-row';

// Where nothing follows, only the last tab's own padding is under the fade.
const Row = styled(Tabs)({ '& .MuiTabs-scroller': fadedEnd(16) });

interface ScrollTabsProps<Name extends string> extends Pick<TabsProps, 'aria-label' | 'sx' | 'children'> {
  /** The tab on the page; false for none. */
  readonly value: Name | false;
  readonly onChange: (tab: Name) => void;
}

/** Tabs in one row, which scrolls where they don't fit. */
export function ScrollTabs<Name extends string>({ onChange, ...props }: ScrollTabsProps<Name>) {
  return (
    <Row {...props} variant="scrollable" scrollButtons={false} onChange={(_, tab: Name) => onChange(tab)} />
  );
}
