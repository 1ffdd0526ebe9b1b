/**
 * The public key for Web Push; null offers no notifications. Apart from `environment`, because every public page loads
 * that.
 */
export const pushKey: string | null = import.meta.env.VITE_PUSH_KEY?.trim() || null;
