import CircularProgress from '@mui/material/CircularProgress';

/** The spinner while it is not known yet who is signed in. */
export function LoadingPage() {
  return (
    <main aria-busy="true" style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress color="secondary" aria-label="Loading the back office" />
    </main>
  );
}
