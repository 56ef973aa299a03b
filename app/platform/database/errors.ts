/** SQLSTATE codes this code base decides on. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const sqlStates = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
} as const;

function field(error: unknown, name: 'code' | 'constraint'): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code: unknown = Reflect.get(at, 'code');
    // Node's own errors have codes too (ECONNREFUSED): a SQLSTATE is five characters with a digit first or fifth.
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) {
      const value: unknown = Reflect.get(at, name);
      return typeof value === 'string' ? value : undefined;
    }
  }
  return undefined;
}

/** The five-character SQLSTATE of a failed statement, on both drivers and through drizzle's wrapper; else undefined. */
export function sqlState(error: unknown): string | undefined {
  return field(error, 'code');
}

/** The name of the constraint a statement broke, when PostgreSQL says it. */
export function constraintOf(error: unknown): string | undefined {
  return field(error, 'constraint');
}

const worthRepeating: ReadonlySet<string | undefined> = new Set([
  sqlStates.serializationFailure,
  sqlStates.deadlockDetected,
]);

/**
 * Runs a whole transaction again when PostgreSQL gave it up for another one (40001, 40P01), at most
 * `attempts` times with a short random pause. `work` must begin its own transaction. Other errors pass through.
 */
export async function repeatOnConflict<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !worthRepeating.has(sqlState(error))) throw error;
      const pauseMillis = Math.random() * 10 * 2 ** attempt;
      await new Promise((resume) => {
        setTimeout(resume, pauseMillis);
      });
    }
  }
}
