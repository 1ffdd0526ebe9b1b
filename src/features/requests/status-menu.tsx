import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { BookingRequest } from '@domain/request/booking-request';
import { pendingRequestStatuses } from '@domain/request/request-status';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';
import { changesBy, isPending, type PendingStatus } from './is-pending';
import { requestStatusTones, requestStatusWords } from './request-words';

interface StatusMenuProps {
  readonly request: BookingRequest;
  readonly disabled: boolean;
  readonly onMark: (status: PendingStatus) => void;
}

/** A request's state as a badge with a menu that changes it; only the badge for a settled request. */
export function StatusMenu({ request, disabled, onMark }: StatusMenuProps) {
  const id = useId();
  // Where the menu was opened: a request that arrives moves the row, but must not move the menu under the pointer.
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number } | null>(null);
  const open = place !== null;
  const close = () => setPlace(null);
  const words = requestStatusWords[request.status];
  const tone = requestStatusTones[request.status];
  if (!isPending(request)) return <StatusBadge tone={tone}>{words}</StatusBadge>;
  return (
    <>
      <ButtonBase
        disabled={disabled}
        aria-label={`Status: ${words}, ${request.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ currentTarget }) => {
          const { bottom, left } = currentTarget.getBoundingClientRect();
          setPlace({ top: bottom, left });
        }}
        sx={{ font: 'inherit', minHeight: { xs: 36, sm: 28 }, borderRadius: '4px', justifySelf: 'start' }}
      >
        <StatusBadge tone={tone}>
          {words}
          <Icon name="chevron-down" size={14} />
        </StatusBadge>
      </ButtonBase>
      <Menu
        id={id}
        open={open}
        anchorReference="anchorPosition"
        {...(place && { anchorPosition: place })}
        onClose={close}
        slotProps={{
          root: { role: 'region', 'aria-label': `Status of ${request.name}` },
          list: { 'aria-label': `Status of the request from ${request.name}`, dense: true },
        }}
      >
        {pendingRequestStatuses.map((status) => (
          <MenuItem
            key={status}
            role="menuitemradio"
            aria-checked={status === request.status}
            selected={status === request.status}
            sx={{ minHeight: 44 }}
            onClick={() => {
              close();
              if (changesBy(request, status)) onMark(status);
            }}
          >
            {requestStatusWords[status]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
