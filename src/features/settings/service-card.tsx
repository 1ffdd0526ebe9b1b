import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { settingsLimits } from '@domain/settings/settings-schema';
import { dollars } from '@domain/text/dollars';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { typedDollars } from '@/forms/typed-dollars';
import { Icon } from '@/ui/icon';
import { MoveButtons } from './move-buttons';
import { SettingField, SettingFigure, SettingPrice } from './setting-fields';
import { SettingGrid } from './settings-part';
import type { ServiceForm, SettingsForm } from './settings-form';
import { useProblemWithin } from './shown-problems';
import { TextsField } from './texts-field';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-open]': {
    padding: '0 20px 20px',
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[data-wrong]:not([data-open])': { borderColor: theme.vars.palette.error.main },
  '& .head': { display: 'flex', alignItems: 'center', paddingInlineEnd: 4, minWidth: 0 },
  '&[data-open] .head': { marginInline: -20 },
  '& h3': { flex: 1, minWidth: 0, margin: 0, font: 'inherit' },
  '& .title': {
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    padding: '10px 4px 10px 16px',
    border: 0,
    borderRadius: 12,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .title:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: -2 },
  '& .title > span': { minWidth: 0 },
  '& .title > svg': { flex: 'none', transition: 'rotate 150ms' },
  '& .title[aria-expanded="true"] > svg': { rotate: '90deg' },
  '& .title strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .title small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .title .wrong': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .choices': {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    '& > *, & label': { height: '100%' },
  },
  [theme.breakpoints.down('sm')]: {
    '&[data-open]': { padding: '0 12px 16px' },
    '&[data-open] .head': { marginInline: -12 },
  },
}));

interface ServiceCardProps {
  readonly service: ServiceForm;
  /** From 0. */
  readonly index: number;
  readonly last: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: 1 | -1) => void;
  /** Undefined if it was saved: then jobs may name it, and it can only be retired. */
  readonly onRemove: (() => void) | undefined;
}

/** One service: its title with the buttons that move it, and its fields while it is open. */
export function ServiceCard({ service, index, last, open, onToggle, onMove, onRemove }: ServiceCardProps) {
  const { values } = useFormikContext<SettingsForm>();
  const name = `services.catalog[${index}]`;
  const problem = useProblemWithin(name);
  const title = service.title.trim() || 'A service without a title';
  const price = typedDollars(service.price);
  const facts = [
    Number.isNaN(price) ? 'no price yet' : dollars(price),
    `${service.minutes.trim() || '?'} min`,
    service.id === values.services.standard && 'standard',
    !service.active && 'retired',
    onRemove !== undefined && 'new',
  ].filter((fact) => fact !== false);
  return (
    <Card
      data-service={service.id}
      data-open={open || undefined}
      data-wrong={problem !== undefined || undefined}
    >
      <div className="head">
        <h3>
          <button type="button" className="title" aria-expanded={open} onClick={onToggle}>
            <Icon name="chevron-right" size={20} />
            <span>
              <strong>{title}</strong>
              <small>{facts.join(', ')}</small>
              {problem !== undefined && !open && <small className="wrong">{problem}</small>}
            </span>
          </button>
        </h3>
        <MoveButtons name={title} first={index === 0} last={last} onMove={onMove} />
      </div>
      {open && (
        <>
          <SettingGrid>
            <SettingField
              name={`${name}.title`}
              label="Title"
              required
              className="whole"
              {...(onRemove === undefined && { hint: 'Jobs keep the title they were booked with.' })}
            />
            <SettingField
              name={`${name}.description`}
              label="Description"
              required
              multiline
              rows={2}
              className="whole"
            />
            <SettingPrice name={`${name}.price`} label="Price" required />
            <SettingFigure
              name={`${name}.minutes`}
              label="Length in minutes"
              required
              hint="How long it takes in the calendar."
            />
            <SettingField
              name={`${name}.turnaround`}
              label="Turnaround"
              required
              hint="When the report comes, in words."
            />
          </SettingGrid>
          <div className="choices">
            <FormCheckboxField
              name={`${name}.sameDayReport`}
              label="Same-day report"
              hint="The report is promised for the day of the inspection."
            />
            <FormCheckboxField
              name={`${name}.active`}
              label="Offered"
              hint="Clients can book it. A retired service stays on its jobs."
            />
          </div>
          <TextsField
            name={`${name}.features`}
            label="Features"
            about="What the price list says about it, in this order."
            item="Feature"
            most={settingsLimits.features}
            ordered
          />
          <TextsField
            name={`${name}.aliases`}
            label="Other names that mean it"
            about="A name that contains one of these words means this service, such as in an import."
            item="Name"
            most={settingsLimits.aliases}
            ordered={false}
          />
          {onRemove && (
            <Button
              color="error"
              startIcon={<Icon name="trash" size={18} />}
              onClick={onRemove}
              sx={{ justifySelf: 'start' }}
            >
              Remove this service
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
