import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';

const Text = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-clamped]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
});

interface ClampedTextProps {
  readonly text: string;
  /** Names the text in the button's accessible name: 'Note of Ann Lee'. */
  readonly label: string;
}

/** Text clamped to two lines, with a button for the rest. */
export function ClampedText({ text, label }: ClampedTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open, text]);

  return (
    <div>
      <Text ref={paragraph} dir="auto" data-clamped={!open || undefined}>
        {text}
      </Text>
      {(overflows || open) && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={open}
          aria-label={`${open ? 'Show less' : 'Show all'}: ${label}`}
          onClick={() => setOpen(!open)}
          sx={{ marginInlineStart: -1.5, minHeight: 32 }}
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
