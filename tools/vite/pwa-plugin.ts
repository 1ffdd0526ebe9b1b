import type { PluginOption } from 'vite';

export function pwa(): PluginOption {
  return [];
}
