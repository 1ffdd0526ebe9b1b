import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The search text. */
  readonly value: string;
  /** Called after a debounce, and at once on clear, Enter or blur. */
  readonly onSearch: (text: string) => void;
}

const debounceMs = 250;

/** The search field of a list. Escape clears it. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  // Updates the text when the address changes by Back or a link, but not by this field's own search.
  if (known !== value) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const search = (text: string) => {
    if (text === value) return;
    setSent(text);
    onSearch(text);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), debounceMs);
  };
  // Cancels the debounce, because a late search would navigate back to this page from another one.
  const searchNow = (text: string) => {
    clearTimeout(timer.current);
    search(text);
  };
  const clear = () => {
    setTyped('');
    searchNow('');
  };
  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      inputRef={input}
      value={typed}
      placeholder={placeholder}
      onChange={({ target }) => type(target.value)}
      onBlur={() => searchNow(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow(typed);
        if (event.key !== 'Escape') return;
        // Stops Escape from also closing what is around the field.
        event.stopPropagation();
        event.preventDefault();
        if (typed === '') input.current?.blur();
        else clear();
      }}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', spellCheck: false }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" size={18} />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label="Clear search"
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' }, '& input': { paddingLeft: 0 } }}
    />
  );
}
