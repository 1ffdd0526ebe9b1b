import CircularProgress from '@mui/material/CircularProgress';

/** Spinner shown until the auth state is known. */
export function LoadingPage() {
  return (
    <main aria-busy="true" style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress color="secondary" aria-label="Loading the back office" />
    </main>
  );
}
