import { useState } from 'react';
import { useToast } from '@/ui/use-toast';
import { leavePortal } from './leave-portal';

/** State and handler of the Logout button. */
export function useLeavePortal() {
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    leavePortal().catch(() => {
      setLeaving(false);
      toast({
        title: 'Error',
        description: 'We couldn’t sign you out. Please try again.',
        destructive: true,
      });
    });
  };
  return { leaving, leave };
}
