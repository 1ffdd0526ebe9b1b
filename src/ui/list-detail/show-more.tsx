import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useToast } from '../use-toast';

interface ShowMoreProps {
  readonly children: ReactNode;
  readonly onShow: () => Promise<void>;
}

/** The button for the next page of a list. */
export function ShowMore({ children, onShow }: ShowMoreProps) {
  const [running, setRunning] = useState(false);
  const toast = useToast();
  const show = async () => {
    setRunning(true);
    try {
      await onShow();
    } catch {
      toast({
        title: 'The next page could not be loaded.',
        description: 'Check your connection and try again.',
        destructive: true,
      });
    } finally {
      setRunning(false);
    }
  };
  return (
    <div style={{ display: 'flex', justifyContent: 'center', padding: 16 }}>
      <Button variant="outlined" color="inherit" disabled={running} onClick={() => void show()}>
        {running ? 'Loading...' : children}
      </Button>
    </div>
  );
}
