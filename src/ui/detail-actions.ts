import { styled } from '@mui/material/styles';

/** The buttons at the top of a row's details. */
export const DetailActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:empty': { display: 'none' },
  '& > .MuiButton-root': { flex: '1 1 auto', padding: '4px 6px', whiteSpace: 'nowrap' },
});
