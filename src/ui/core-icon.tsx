import { coreIconPaths, type CoreIconName } from './core-icon-paths';
import { IconShape, type IconLook } from './icon-shape';

/** An icon of forms and toasts, by name. */
export function CoreIcon({ name, ...look }: IconLook & { readonly name: CoreIconName }) {
  return <IconShape path={coreIconPaths[name]} {...look} />;
}
