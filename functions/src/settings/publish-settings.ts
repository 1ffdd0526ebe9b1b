import { callable } from '../platform/callable';
import { currentSettings, settingsDocument } from '../platform/stored-settings';
import { publish, shownPublishing } from './publishing';

/** office-settings-publish: calls the deploy hook for the current settings, such as after a failure. */
export const publishSettings = callable('office-settings-publish', async ({ now, parse }) => {
  parse();
  const { version } = await currentSettings(await settingsDocument().get());
  await publish(version, now);
  return shownPublishing();
});
