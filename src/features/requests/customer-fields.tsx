import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { customerDifferences, type CustomerDetailField } from '@domain/customer/customer-differences';
import { FormChoiceField } from '@/forms/form-choice-field';
import { Icon } from '@/ui/icon';
import type { CustomerOnFile } from './use-customer-on-file';

const labels: Record<CustomerDetailField, string> = { name: 'Name', phone: 'Phone', address: 'Address' };

interface CustomerFieldsProps {
  readonly onFile: CustomerOnFile | null;
  readonly disabled: boolean;
}

/** Shown where the customer's record differs from the request: the differences, and which details to keep. */
export function CustomerFields({ onFile, disabled }: CustomerFieldsProps) {
  const { client, stored } = onFile ?? {};
  const differences = client && stored ? customerDifferences(stored, client) : [];
  return (
    <div role="status">
      {client && stored && differences.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="warning" icon={<Icon name="alert" />}>
            {client.email} already belongs to a customer, {stored.name}, whose details are different. Make
            sure this is the same person.
          </Alert>
          <Box
            component="dl"
            sx={{ margin: 0, display: 'grid', gap: 1.5, '& dt': { fontWeight: 600 }, '& dd': { margin: 0 } }}
          >
            {differences.map((field) => (
              <div key={field}>
                <dt>{labels[field]}</dt>
                <dd dir="auto">On file: {stored[field]}</dd>
                <dd dir="auto">In this request: {client[field]}</dd>
              </div>
            ))}
          </Box>
          <FormChoiceField
            name="customer_keep"
            label="Customer record"
            hint="This job uses the details from the request either way."
            disabled={disabled}
            options={[
              { value: 'stored', label: 'Keep what’s on file' },
              { value: 'asked', label: 'Update it from this request' },
            ]}
          />
        </Box>
      )}
    </div>
  );
}
