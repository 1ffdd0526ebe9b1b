import Skeleton from '@mui/material/Skeleton';
import { Rows, RowItem } from './list-styles';

export function ListLoading({ label }: { readonly label: string }) {
  return (
    <Rows aria-busy="true" aria-label={`${label}: loading`}>
      {[0, 1, 2].map((row) => (
        <RowItem key={row} style={{ padding: 16 }}>
          <div>
            <Skeleton width="30%" />
            <Skeleton width="55%" />
            <Skeleton width="20%" />
          </div>
        </RowItem>
      ))}
    </Rows>
  );
}
