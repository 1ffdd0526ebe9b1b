import { useState } from 'react';
import { useToast } from '@/ui/use-toast';
import { leavePortal } from './leave-portal';

/** Logout, as a button needs it. */
export function useLeavePortal() {
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    leavePortal().catch(() => {
      setLeaving(false);
      toast({
        title: 'Error',
        description: 'You could not be signed out. Please try again.',
        destructive: true,
      });
    });
  };
  return { leaving, leave };
}
