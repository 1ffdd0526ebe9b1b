import { ThemeProvider } from '@mui/material/styles';
import { accessCodeRetentionDays, unusedPhotoRetentionDays } from '@domain/business/retention';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { theme } from '@/theme/theme';
import { PrivacyPage } from './privacy-page';
import type { OptionalServices } from './privacy-sharing';

const none: OptionalServices = {
  adScriptUrl: null,
  adConversion: null,
  automationWebhookUrl: null,
  appCheckSiteKey: null,
  pushKey: null,
  texts: false,
};

const textWith = (services: Partial<OptionalServices>) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <PrivacyPage services={{ ...none, ...services }} />
    </ThemeProvider>,
  );

describe('the Privacy Policy describes this deployment’s services', () => {
  it('and no other company if there is none', () => {
    const text = textWith({});
    expect(text).toContain('no analytics and no advertising');
    expect(text).not.toMatch(/advertising script|workflow service|reCAPTCHA|notifications/);
  });

  it.each([
    [{ adScriptUrl: 'https://ads.example.com/tag.js', adConversion: 'AW-1/x' }, 'one advertising script'],
    [{ automationWebhookUrl: 'https://hooks.example.com' }, 'A workflow service receives'],
    [{ appCheckSiteKey: 'key' }, 'Google reCAPTCHA'],
    [{ pushKey: 'key' }, 'if you turn on notifications'],
    [{ texts: true }, 'if you agree to text messages'],
  ])('%j', (services, sentence) => {
    expect(textWith(services)).toContain(sentence);
  });

  it('and says what an error report contains', () => {
    expect(textWith({})).toMatch(/it sends us an error report.*nothing you typed and none\s+of your links/s);
  });

  it('and says how long access codes and photos without a report are kept', () => {
    const text = textWith({});
    expect(text).toContain(`Until ${accessCodeRetentionDays} days after the job is over.`);
    expect(text).toContain(`left out of a report</dt><dd>${unusedPhotoRetentionDays} days.`);
  });

  it('and says what stays of someone who marked an email as spam, also after a deletion', () => {
    const text = textWith({}).replace(/\s+/g, ' ');
    expect(text).toContain('a keyed hash of your email address');
    expect(text).toContain('It stays when we delete the rest of your data');
    expect(text).toContain('a hash of your address stays');
  });

  it('and never promises no advertising while an ad script is configured', () => {
    const text = textWith({ adScriptUrl: 'https://ads.example.com/tag.js', adConversion: 'AW-1/x' });
    expect(text).not.toContain('no advertising');
  });
});
