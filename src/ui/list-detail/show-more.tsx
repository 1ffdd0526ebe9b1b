import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useToast } from '../use-toast';

interface ShowMoreProps {
  readonly children: ReactNode;
  readonly onShow: () => Promise<void>;
}

export function ShowMore({ children, onShow }: ShowMoreProps) {
  const [running, setRunning] = useState(false);
  const toast = useToast();
  const show = async () => {
    setRunning(true);
    try {
      await onShow();
    } catch {
      toast({
        title: 'We couldn’t load more.',
        description: 'Nothing is lost. Try again in a moment.',
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
