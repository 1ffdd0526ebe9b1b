/** The toast for a photo that the server refuses or the device can't store. */
export const uploadFailed = {
  title: 'Upload failed',
  description: 'Failed to upload photo. Please try again.',
  destructive: true,
} as const;
