import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { auditAddress } from '@domain/audit/audit-address';
import type { CollectionName } from '@domain/firestore/paths';
import { Icon } from '@/ui/icon';

interface TrailLinkProps {
  readonly collection: CollectionName;
  readonly recordId: string;
}

/** Links a record to its audit trail. */
export function TrailLink({ collection, recordId }: TrailLinkProps) {
  return (
    <Button
      component={Link}
      to={auditAddress(collection, recordId)}
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="clock" size={18} />}
      sx={{ justifySelf: 'start' }}
    >
      Audit trail
    </Button>
  );
}
