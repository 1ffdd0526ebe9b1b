import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { propertyAddress } from '@domain/office/property-address';

/** Links to what was done at a property. */
export function PropertyLink({ id }: { readonly id: string }) {
  return (
    <MuiLink component={Link} to={propertyAddress(id)}>
      Property history
    </MuiLink>
  );
}
