import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { cardRadius } from '@domain/brand/measures';
import { Icon } from '@/ui/icon';
import type { HitKind } from './hit';
import { HitList } from './hit-list';
import { hitOptions, type HitOption } from './hit-options';
import { HitStatus } from './hit-status';
import { useHits } from './use-hits';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-over] > .results': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(100% + 4px)',
    zIndex: theme.zIndex.appBar,
    width: 'max(100%, 480px)',
    boxSizing: 'border-box',
    maxHeight: 'min(640px, calc(100dvh - 96px))',
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: cardRadius,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[8],
  },
  // The list scrolls without focus, because the field controls it.
  '&[data-over] [role="listbox"]': { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
}));

interface FindFieldProps {
  readonly load: () => Promise<readonly HitKind[]>;
  /** Whether the results lie over the page while the field has the focus; otherwise they are below it. */
  readonly over: boolean;
  readonly input?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly onOpen: (to: string) => void;
  /** Escape was pressed. */
  readonly onClose: () => void;
}

/** The field that searches all kinds of records, with its results: arrow keys choose one, Enter opens it. */
export function FindField({ load, over, input, autoFocus = false, onOpen, onClose }: FindFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [inside, setInside] = useState(false);
  const [chosen, setChosen] = useState(0);
  const hits = useHits(text, load);
  const options = hitOptions(hits, text.trim());
  const shown = text.trim() !== '' && (inside || !over);
  const listed = shown && options.length > 0;
  const active = options[Math.min(chosen, options.length - 1)];
  const optionId = ({ key }: HitOption) => `${id}-${key}`;

  const type = (next: string) => {
    setText(next);
    setChosen(0);
  };
  const take = (option: HitOption) => {
    if ('act' in option) return option.act();
    type('');
    onOpen(option.to);
  };
  const move = (to: number) => {
    const index = (to + options.length) % options.length;
    setChosen(index);
    const option = options[index];
    if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const index = active ? options.indexOf(active) : -1;
    if (event.key === 'Escape') {
      // Stops Escape from also closing what is around the field.
      event.stopPropagation();
      type('');
      onClose();
    } else if (event.nativeEvent.isComposing || !listed || !active) return;
    else if (event.key === 'ArrowDown') move(index + 1);
    else if (event.key === 'ArrowUp') move(index - 1);
    else if (event.key === 'Enter') take(active);
    else return;
    event.preventDefault();
  };

  return (
    <Root
      role="search"
      aria-label="Search everything"
      data-over={over || undefined}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setInside(false);
      }}
    >
      <OutlinedInput
        type="text"
        size="small"
        fullWidth
        autoFocus={autoFocus}
        inputRef={input}
        value={text}
        placeholder="Search everything"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        inputProps={{
          role: 'combobox',
          'aria-label': 'Search everything',
          'aria-autocomplete': 'list',
          'aria-expanded': listed,
          'aria-controls': listed ? `${id}-list` : undefined,
          'aria-activedescendant': listed && active ? optionId(active) : undefined,
          'aria-describedby': `${id}-status`,
          inputMode: 'search',
          enterKeyHint: 'search',
          autoComplete: 'off',
          spellCheck: false,
        }}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" size={18} />
          </InputAdornment>
        }
        endAdornment={
          text !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label="Clear search"
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => type('')}
              >
                <Icon name="close" size={16} />
              </IconButton>
            </InputAdornment>
          )
        }
        sx={{ '& input': { paddingLeft: 0 } }}
      />
      <div className={shown ? 'results' : undefined}>
        <HitStatus id={`${id}-status`} hits={hits} text={text.trim()} shown={shown} />
        {listed && (
          <HitList
            id={`${id}-list`}
            hits={hits}
            options={options}
            active={active}
            optionId={optionId}
            onPoint={(option) => setChosen(options.indexOf(option))}
            onTake={take}
          />
        )}
      </div>
    </Root>
  );
}
