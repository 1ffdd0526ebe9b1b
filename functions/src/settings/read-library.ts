import { callable } from '../platform/callable';
import { currentSettings, settingsDocument } from '../platform/stored-settings';

/** office-library-read: the owner's changes of the library of findings, as they were saved last. */
export const readLibrary = callable('office-library-read', async ({ parse }) => {
  parse();
  const { version, settings } = await currentSettings(await settingsDocument().get());
  return { version, findings: settings.findings };
});
