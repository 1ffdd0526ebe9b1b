import { expect, type Page } from '@playwright/test';

export interface StepPlay {
  readonly title: string;
  /** Answers the step. */
  readonly answer: (page: Page) => Promise<void>;
  /** Expects the answer on the page. */
  readonly see: (page: Page) => Promise<void>;
}

const choose = (label: string): Pick<StepPlay, 'answer' | 'see'> => ({
  answer: (page) => page.getByRole('radio', { name: label, exact: true }).check(),
  see: (page) => expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked(),
});

const type = (label: RegExp, text: string): Pick<StepPlay, 'answer' | 'see'> => ({
  answer: (page) => page.getByLabel(label).pressSequentially(text),
  see: (page) => expect(page.getByLabel(label)).toHaveValue(text),
});

const both = (one: Pick<StepPlay, 'answer' | 'see'>, two: Pick<StepPlay, 'answer' | 'see'>) => ({
  answer: async (page: Page) => {
    await one.answer(page);
    await two.answer(page);
  },
  see: async (page: Page) => {
    await one.see(page);
    await two.see(page);
  },
});

/** One client's answers to the ten steps. */
export const stepPlays: readonly StepPlay[] = [
  { title: 'Year Built', ...type(/year was the house built/, '1974') },
  { title: 'Sewer Connection Type', ...choose('Septic tank') },
  { title: 'Backflow Prevention Device', ...choose('Not sure') },
  {
    title: 'Cleanout Location',
    ...both(choose('Yes'), type(/Where is it/, 'Front lawn, left of the driveway')),
  },
  { title: 'Utilities', ...choose('No') },
  {
    title: 'Access Method',
    ...both(choose('Another way'), type(/Describe how we get in/, 'The neighbor has the key')),
  },
  { title: 'Special Access Conditions', ...type(/before we come/, 'A dog named Émile 🐕') },
  { title: 'Known Sewer Issues', ...type(/problems with the sewer line/, 'Slow drains since 2019') },
  { title: 'Report Recipient', ...choose('Agent') },
  { title: 'Agent Contact Info', ...type(/Agent’s name/, 'Jo Park') },
];

/** The questionnaire on a page. */
export function wizard(page: Page) {
  return {
    next: page.getByRole('button', { name: 'Next' }),
    previous: page.getByRole('button', { name: 'Previous' }),
    submit: page.getByRole('button', { name: 'Submit Questionnaire' }),
    progress: page.getByRole('progressbar'),
    heading: (title: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${title}`) }),
    /** Goes from the first step to the last and answers all of them. */
    async fill() {
      for (const [index, play] of stepPlays.entries()) {
        await expect(this.heading(play.title)).toBeVisible();
        await play.answer(page);
        if (index < stepPlays.length - 1) await this.next.click();
      }
    },
  };
}
