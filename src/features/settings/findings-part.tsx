import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { factoryFinding, isStandard } from '@domain/finding-library/library-of';
import { libraryLimits } from '@domain/finding-library/library-schema';
import { newId } from '@domain/settings/new-id';
import { counted } from '@domain/text/counted';
import { FieldMessage } from '@/forms/field-message';
import { OutlinedField } from '@/forms/outlined-field';
import { visuallyHidden } from '@/ui/visually-hidden';
import { AddItem } from './add-item';
import { FindingItemCard } from './finding-item-card';
import { moved } from './moved';
import { findingForm, typedFinding, type FindingItemForm, type SettingsForm } from './settings-form';
import { SettingsPart } from './settings-part';
import { useProblemWithin, useShownProblem } from './shown-problems';
import { toggled } from './toggled';

const catalogName = 'findings.catalog';

interface FindingsPartProps {
  /** The ids of the open cards. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: (open: ReadonlySet<string>) => void;
}

/** The library of findings that reports are written with: wording, severity, order, and findings of the owner's own. */
export function FindingsPart({ open, onOpen }: FindingsPartProps) {
  const { values, setFieldValue } = useFormikContext<SettingsForm>();
  const [listed, setListed] = useState(false);
  const [query, setQuery] = useState('');
  const [news, setNews] = useState('');
  const { catalog } = values.findings;
  const problem = useShownProblem('findings.items');
  const within = useProblemWithin('findings');
  const change = (next: readonly FindingItemForm[]) => void setFieldValue(catalogName, next, false);

  const own = catalog.filter(({ id }) => !factoryFinding(id)).length;
  const changed = catalog.filter((item) => factoryFinding(item.id) && !isStandard(typedFinding(item))).length;
  const shown = listed || within !== undefined;

  const move = (item: FindingItemForm, index: number, by: 1 | -1) => {
    change(moved(catalog, index, by));
    setNews(`${item.title} is now ${index + by + 1} of ${catalog.length}.`);
  };
  const add = (title: string) => {
    const id = newId(
      title,
      catalog.map((item) => item.id),
      'finding',
    );
    flushSync(() => {
      change([...catalog, newFinding(id, title)]);
      onOpen(new Set([...open, id]));
      setListed(true);
      setQuery('');
    });
    document.getElementsByName(`${catalogName}[${catalog.length}].observation`)[0]?.focus();
  };
  /** Back to the standard wording, each or all; the owner's own findings stay. */
  const restored = (item: FindingItemForm) => {
    const standard = factoryFinding(item.id);
    return standard ? findingForm(standard) : item;
  };

  return (
    <SettingsPart
      part="findings"
      about="What inspectors pick from when they write a report. A report keeps the words of its day."
    >
      <Typography>
        {counted(catalog.length, 'finding')}, {own} of your own, {changed} changed.
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="outlined" color="inherit" aria-expanded={shown} onClick={() => setListed(!listed)}>
          {shown ? 'Hide findings' : 'Show findings'}
        </Button>
        <Button
          color="inherit"
          disabled={changed === 0}
          onClick={() => {
            change(catalog.map(restored));
            setNews('The standard wording is back. Save to keep it.');
          }}
        >
          Restore standard wording of all
        </Button>
      </div>
      {shown && (
        <>
          <OutlinedField
            name="find-finding"
            label="Find a finding"
            value={query}
            autoComplete="off"
            onChange={({ target }) => setQuery(target.value)}
            onBlur={() => undefined}
          />
          <ol style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
            {catalog.map(
              (item, index) =>
                (open.has(item.id) || matches(item, query)) && (
                  <FindingItemCard
                    key={item.id}
                    item={item}
                    index={index}
                    last={index === catalog.length - 1}
                    open={open.has(item.id)}
                    onToggle={() => onOpen(toggled(open, item.id))}
                    onMove={(by) => move(item, index, by)}
                    onRestore={() => change(catalog.map((one) => (one.id === item.id ? restored(one) : one)))}
                    onRemove={() => change(catalog.filter(({ id }) => id !== item.id))}
                  />
                ),
            )}
          </ol>
          <div role="status" style={visuallyHidden}>
            {news}
          </div>
        </>
      )}
      {problem !== undefined && <FieldMessage error={problem} hint={undefined} />}
      <AddItem
        name={catalogName}
        item="finding"
        label="Title of a new finding"
        missing="Enter the finding’s title."
        longest={libraryLimits.title}
        full={
          own + changed < libraryLimits.findings
            ? undefined
            : `${libraryLimits.findings} changed findings are the most, with your own.`
        }
        onAdd={add}
      />
    </SettingsPart>
  );
}

function matches({ title, problem }: FindingItemForm, query: string): boolean {
  return `${title} ${problem}`.toLowerCase().includes(query.trim().toLowerCase());
}

function newFinding(id: string, title: string): FindingItemForm {
  return {
    id,
    title,
    problem: title,
    observation: '',
    severity: 'low',
    thresholds: [],
    recommendation: '',
    favorite: false,
    active: true,
  };
}
