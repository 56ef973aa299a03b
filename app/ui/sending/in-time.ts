/** After this a silent line counts as broken. */
const patienceMs = 30_000;

/** The answer, or a rejection once the line has been silent for half a minute. */
export async function inTime<T>(send: () => Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  try {
    return await Promise.race([send(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
