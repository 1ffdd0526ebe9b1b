import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useSettings } from '@/settings/use-settings';
import { Icon } from '@/ui/icon';
import { withOfficeTab } from '../../office-tab';
import { countWords } from '@domain/text/counted';
import { needCount, needWords } from './need-words';
import { useNeeds } from './open-work-lists';

/** How many things need attention, leading to the Dashboard; nothing where none do. */
export function NeedsLink() {
  const needs = useNeeds();
  const { promises } = useSettings();
  const [parameters] = useSearchParams();
  const number = needCount(needs);
  if (number.count === 0) return null;
  const isOne = number.count === 1 && !number.orMore;
  const count = isOne ? '1' : countWords(number);
  const verb = isOne ? ' needs attention' : ' need attention';
  const words = needWords(promises, needs).map((need) => need.words);
  const own = new URLSearchParams([...parameters].filter(([name]) => name === 'tab'));
  return (
    <Button
      component={Link}
      to={`?${withOfficeTab(own, 'dashboard').toString()}`}
      size="small"
      color="error"
      sx={{ paddingInline: 0.5, whiteSpace: 'nowrap', '& > .MuiButton-startIcon': { margin: '0 4px 0 0' } }}
      startIcon={<Icon name="alert" size={18} />}
      title={words.join(', ')}
      aria-label={`${count}${verb}: ${words.join(', ')}`}
    >
      {count}
      {/* A phone's line has the title and Refresh All too. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
        {verb}
      </Box>
    </Button>
  );
}
