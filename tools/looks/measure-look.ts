import type { Page } from '@playwright/test';
import { darkColors, lightColors } from '@domain/brand/colors';
import { markCircles, markPicture, markSize } from '@domain/brand/mark';
import {
  buttonWeight,
  cardRadius,
  choice,
  field,
  mainButton,
  outline,
  quietButton,
  smallRadius,
} from '@domain/brand/measures';
import { business } from '@domain/business/business';

export type LookPart = 'mark' | 'main button' | 'quiet button' | 'choice' | 'field' | 'card';

export interface MeasuredLook {
  readonly found: readonly LookPart[];
  /** What differs from the shared measures, in words. */
  readonly departures: readonly string[];
}

/** As a computed style has it. */
function computed(hex: string): string {
  return `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
}

function wantedIn(scheme: 'light' | 'dark', moreHeights: readonly number[]) {
  const { primary, onPrimary, raised, hairline, fieldLine, text } =
    scheme === 'light' ? lightColors : darkColors;
  const colors = { primary, onPrimary, raised, hairline, fieldLine, text };
  return {
    ...(Object.fromEntries(
      Object.entries(colors).map(([name, hex]) => [name, computed(hex)]),
    ) as typeof colors),
    names: [business.name, business.shortName],
    mark: JSON.stringify(markCircles.map(({ cy, r, fill }) => [cy, r, fill])),
    markPicture,
    markSize,
    buttonHeights: [mainButton.height, quietButton.height, ...moreHeights],
    fieldHeight: field.height,
    fieldLineHeight: field.lineHeight,
    fieldHeights: [field.height, ...moreHeights],
    buttonWeight: String(buttonWeight),
    choiceHeight: `${choice.height}px`,
    choiceBox: `${choice.box}px`,
    outline: `${outline}px`,
    smallRadius: `${smallRadius}px`,
    cardRadius: `${cardRadius}px`,
  };
}

/** Compares what a page shows with the shared measures. Its buttons and fields may also have these heights, in pixels. */
export async function measureLook(
  page: Page,
  scheme: 'light' | 'dark',
  moreHeights: readonly number[] = [],
): Promise<MeasuredLook> {
  // esbuild, by which tsx runs this, names functions with a helper that the page doesn't have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(measure, wantedIn(scheme, moreHeights));
}

/** Runs in the page, so it can use nothing from this file. */
function measure(wanted: ReturnType<typeof wantedIn>): MeasuredLook {
  const found = new Set<LookPart>();
  const departures: string[] = [];
  // A link that skips the navigation is above the page until it has the focus.
  const isShown = (element: Element) => {
    const { width, right, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && right > 0 && bottom + scrollY > 0
    );
  };
  const all = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isShown);
  const compare = (
    part: LookPart,
    element: Element,
    measures: Readonly<Record<string, readonly [is: string | number, ...allowed: (string | number)[]]>>,
  ) => {
    found.add(part);
    const name = (element.textContent || element.getAttribute('name') || element.className.toString()).trim();
    for (const [measured, [is, ...allowed]] of Object.entries(measures)) {
      if (!allowed.includes(is)) {
        departures.push(`${part} “${name.slice(0, 40)}”: ${measured} is ${is}, not ${allowed.join(' or ')}`);
      }
    }
  };

  const mark = all('svg, img').find(({ parentElement }) =>
    wanted.names.some((name) => parentElement?.textContent.trim().startsWith(name)),
  );
  if (mark) {
    const circles = [...mark.querySelectorAll('circle')].map((circle) => [
      ...['cy', 'r'].map((name) => Number(circle.getAttribute(name))),
      circle.getAttribute('fill'),
    ]);
    const drawn =
      mark instanceof HTMLImageElement && mark.src.endsWith(wanted.markPicture) && mark.naturalWidth > 0
        ? wanted.mark
        : JSON.stringify(circles);
    compare('mark', mark, {
      drawing: [drawn, wanted.mark],
      width: [mark.getBoundingClientRect().width, wanted.markSize],
    });
  }

  for (const button of all('a, button:enabled')) {
    const style = getComputedStyle(button);
    const isMain = style.backgroundColor === wanted.primary;
    const isQuiet =
      style.borderTopStyle === 'solid' &&
      style.borderTopColor === wanted.fieldLine &&
      style.borderBottomColor === wanted.fieldLine;
    if (!isMain && !isQuiet) continue;
    // A calendar's days and the button that floats are round, and a day is written lighter.
    const isDay = button.matches('[role="gridcell"]');
    const isRound = isDay || button.matches('.MuiFab-root');
    const least = Number.parseFloat(style.minHeight);
    compare(isMain ? 'main button' : 'quiet button', button, {
      height: [
        Math.round(least > 0 ? least : button.getBoundingClientRect().height),
        ...wanted.buttonHeights,
      ],
      ...(!isRound && { radius: [style.borderTopLeftRadius, wanted.smallRadius] as const }),
      ...(!isDay && { weight: [style.fontWeight, wanted.buttonWeight] as const }),
      color: [style.color, isMain ? wanted.onPrimary : wanted.text],
      ...(isQuiet && { outline: [style.borderTopWidth, wanted.outline] as const }),
    });
  }

  for (const input of all('input[type="checkbox"], input[type="radio"]')) {
    if (input.closest('.MuiSwitch-root')) continue;
    const style = getComputedStyle(input);
    const label = getComputedStyle(input.closest('label') ?? input);
    compare('choice', input, {
      width: [style.width, wanted.choiceBox],
      height: [style.height, wanted.choiceBox],
      appearance: [style.appearance, 'none'],
      'height of its target': [label.minHeight, wanted.choiceHeight],
      'radius of its target': [label.borderTopLeftRadius, wanted.smallRadius],
    });
  }

  const other = ['checkbox', 'radio', 'file', 'range'].map((type) => `[type="${type}"]`).join(', ');
  for (const input of all(`input:not(${other}), textarea, select`)) {
    // A trap for bots.
    if (input.closest('[aria-hidden="true"]')) continue;
    const box = input.closest('.MuiInputBase-root, .MuiPickersInputBase-root') ?? input;
    const line = getComputedStyle(box.querySelector(':scope > fieldset') ?? box);
    // A choice may need several lines.
    const more = Math.round(box.getBoundingClientRect().height - wanted.fieldHeight) % wanted.fieldLineHeight;
    compare('field', input, {
      // A year, a code or a signature is written larger.
      ...(input.tagName !== 'TEXTAREA' &&
        getComputedStyle(input).fontSize === '16px' && {
          height: [wanted.fieldHeight + more, ...wanted.fieldHeights] as const,
        }),
      radius: [getComputedStyle(box).borderTopLeftRadius, wanted.smallRadius],
      ...(input !== document.activeElement && {
        'color of its outline': [line.borderTopColor, wanted.fieldLine] as const,
      }),
    });
  }

  for (const card of all('section, article, aside, div, ul, dl, figure, li, form, table, td')) {
    const style = getComputedStyle(card);
    const isCard =
      style.backgroundColor === wanted.raised &&
      style.borderTopStyle === 'solid' &&
      style.borderTopColor === wanted.hairline &&
      style.borderBottomColor === wanted.hairline &&
      style.borderTopLeftRadius !== '0px';
    // Badges and the like are small things.
    if (isCard && card.getBoundingClientRect().height > 64) {
      compare('card', card, { radius: [style.borderTopLeftRadius, wanted.cardRadius] });
    }
  }
  return { found: [...found], departures: [...new Set(departures)] };
}
