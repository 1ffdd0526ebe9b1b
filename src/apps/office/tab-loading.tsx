import Skeleton from '@mui/material/Skeleton';

/** Placeholder for a tab while its code loads. */
export function TabLoading() {
  return (
    <div aria-busy="true">
      <Skeleton width={240} height={44} />
      <Skeleton width="100%" height={160} />
    </div>
  );
}
