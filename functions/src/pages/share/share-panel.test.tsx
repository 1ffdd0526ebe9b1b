import { expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { pageHtml } from '../parts/page-html';
import { SharePanel } from './share-panel';

test('the number to call after too many links is a link', async () => {
  const html = await pageHtml(
    'Report',
    <SharePanel
      agent={null}
      address="/report/key"
      tokens={['one', 'two']}
      confirms={false}
      shares={[]}
      news="too-often"
      refused={null}
    />,
  );
  expect(html).toContain(
    `call us at <a href="tel:${factorySettings.contact.phone}">${phoneOf(factorySettings.contact).display}</a>`,
  );
});
