import type { PluginOption } from 'vite';

export function documents(): PluginOption {
  return [];
}
