import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { settingsLimits } from '@domain/settings/settings-schema';
import { FieldMessage } from '@/forms/field-message';
import { Icon } from '@/ui/icon';
import { SettingField, SettingPhone } from './setting-fields';
import { SettingGrid, SettingsPart } from './settings-part';
import type { SettingsForm } from './settings-form';
import { useShownProblem } from './shown-problems';

const Social = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4, marginBlockEnd: 8 },
  '& ul': { display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gap: 8,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :first-child': { gridColumn: '1 / -1' },
    '& > button': { marginBlockStart: 27 },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr) auto',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
}));

/** How clients reach the business. */
export function ContactPart() {
  return (
    <SettingsPart part="contact" about="How clients reach you, on every page and in every email.">
      <SettingGrid>
        <SettingPhone name="contact.phone" label="Phone" />
        <SettingField name="contact.email" label="Email" type="email" required />
        <SettingField
          name="contact.supportHours"
          label="Support hours"
          required
          hint="When a person answers, in words."
        />
        <SettingField
          name="contact.reviewUrl"
          label="Review link"
          type="url"
          hint="Where clients write a review. Leave it empty if there is none."
        />
      </SettingGrid>
      <SocialPages />
    </SettingsPart>
  );
}

const name = 'contact.social';

function SocialPages() {
  const root = useRef<HTMLFieldSetElement>(null);
  const [{ value: pages }, , { setValue }] = useField<SettingsForm['contact']['social']>(name);
  const problem = useShownProblem(name);
  const change = (next: typeof pages, row: number) => {
    flushSync(() => void setValue(next, false));
    const input = root.current?.querySelectorAll('li')[row]?.querySelector('input');
    (input ?? root.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  };
  return (
    <Social ref={root}>
      <legend>Social pages</legend>
      <ul>
        {pages.map((page, index) => (
          <li key={index}>
            <SettingField name={`${name}[${index}].name`} label="Name" required />
            <SettingField name={`${name}[${index}].url`} label="Address" type="url" required />
            <IconButton
              color="inherit"
              aria-label={`Remove: ${page.name.trim() || `page ${index + 1}`}`}
              title="Remove"
              onClick={() =>
                change(
                  pages.filter((_, other) => other !== index),
                  Math.min(index, pages.length - 2),
                )
              }
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem !== undefined && <FieldMessage error={problem} hint={undefined} />}
      <Button
        name={name}
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="plus" size={18} />}
        disabled={pages.length >= settingsLimits.socialPages}
        onClick={() => change([...pages, { name: '', url: '' }], pages.length)}
        sx={{ justifySelf: 'start' }}
      >
        Add social page
      </Button>
    </Social>
  );
}
