import { styled } from '@mui/material/styles';

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& i': { height: 96, borderRadius: 12, backgroundColor: theme.vars.palette.band, opacity: 0.6 },
}));

export function ScreenLoading() {
  return (
    <Blocks role="status" aria-busy="true" aria-label="Loading">
      <i />
      <i />
    </Blocks>
  );
}
