import { styled } from '@mui/material/styles';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import { fadedEnd } from './scroll-row';

// Where nothing follows, only the last tab's own padding is under the fade.
const Row = styled(Tabs)({ '& .MuiTabs-scroller': fadedEnd(16) });

/** Tabs in one row, which scrolls where they don't fit. */
export function ScrollTabs(props: TabsProps) {
  return <Row variant="scrollable" scrollButtons={false} {...props} />;
}
