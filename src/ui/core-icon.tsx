import { coreIconPaths, type CoreIconName } from './core-icon-paths';
import { IconShape, type IconLook } from './icon-shape';

/** An icon of form fields and toasts, by name. */
export function CoreIcon({ name, ...look }: IconLook & { readonly name: CoreIconName }) {
  return <IconShape path={coreIconPaths[name]} {...look} />;
}
