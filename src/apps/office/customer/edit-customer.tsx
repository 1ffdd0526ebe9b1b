import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerSnapshot } from '@domain/job/job';
import { customerAddress } from '@domain/office/customer-address';
import { saveClient } from '@/features/jobs/client/save-client';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';

const Dialog = lazy(async () => ({
  default: (await import('@/features/jobs/client/edit-client-dialog')).EditClientDialog,
}));

interface EditCustomerProps {
  readonly customer: CustomerSnapshot & { readonly id: string };
  /** Whether the customer has signed a document. */
  readonly signed: boolean;
}

/** Edit Client on the customer's page. A corrected email address moves the customer, and this page goes along. */
export function EditCustomer({ customer, signed }: EditCustomerProps) {
  const [asked, setAsked] = useState<{ readonly of: typeof customer; readonly open: boolean } | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const { run } = useIntents();
  const follow = (id: string) => {
    if (id !== customer.id) void navigate(customerAddress(id), { replace: true });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="edit" size={18} />}
        onClick={() => setAsked({ of: customer, open: true })}
      >
        Edit Client
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <Dialog
            client={asked.of}
            signed={signed}
            onFile={null}
            open={asked.open}
            onSave={(edit) =>
              saveClient({ customerId: asked.of.id }, edit, {
                call: callAsAdmin,
                run,
                toast,
                onChanged: follow,
              })
            }
            onClose={() => setAsked((before) => before && { ...before, open: false })}
            onExited={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
