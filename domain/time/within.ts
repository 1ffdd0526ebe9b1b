/** The work's result, or `otherwise()` if it takes longer; the work continues. @throws as the work and `otherwise`. */
export async function within<Result>(
  limitMs: number,
  work: Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    return await Promise.race([work, over.then(otherwise)]);
  } finally {
    clearTimeout(timer);
  }
}
