import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import type { BookingRequest } from '@domain/request/booking-request';
import { pendingRequestStatuses } from '@domain/request/request-status';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';
import { isPending, type PendingStatus } from './is-pending';
import { requestStatusTones, requestStatusWords } from './request-words';

interface StatusMenuProps {
  readonly request: BookingRequest;
  readonly disabled: boolean;
  readonly onMark: (status: PendingStatus) => void;
}

/** A request's state as a badge with a menu that changes it; only the badge for a settled request. */
export function StatusMenu({ request, disabled, onMark }: StatusMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const words = requestStatusWords[request.status];
  const tone = requestStatusTones[request.status];
  if (!isPending(request)) return <StatusBadge tone={tone}>{words}</StatusBadge>;
  return (
    <>
      <ButtonBase
        ref={button}
        disabled={disabled}
        aria-label={`Status: ${words}, ${request.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(true)}
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
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
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
              setOpen(false);
              if (status !== request.status) onMark(status);
            }}
          >
            {requestStatusWords[status]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
