/** How a film's file is named in the bucket; its content decides what it is. */
export const filmTypes = ['mp4', 'mov', 'avi', 'other'] as const;
export type FilmType = (typeof filmTypes)[number];

/** The content type under which a film is uploaded. The storage rules accept `video/*` alone. */
export const filmContentTypes: Readonly<Record<FilmType, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  other: 'video/x-unknown',
};

/** The ending of a film's file name. */
export const filmExtensions: Readonly<Record<FilmType, string>> = {
  mp4: 'mp4',
  mov: 'mov',
  avi: 'avi',
  other: 'film',
};
