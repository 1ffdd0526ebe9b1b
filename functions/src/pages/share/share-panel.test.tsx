import { expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { pageHtml } from '../parts/page-html';
import { SharePanel } from './share-panel';

test('the number to call after too many links is a link', async () => {
  const html = await pageHtml(
    'Report',
    <SharePanel
      agent={null}
      address="/report/key"
      tokens={['one', 'two']}
      shares={[]}
      news="too-often"
      refused={null}
    />,
  );
  expect(html).toContain(`call us at <a href="tel:${business.phone.e164}">${business.phone.display}</a>`);
});
