/** The header that tells better-auth the network address; set by `authHeaders` and taken from nobody else. */
export const addressHeader = 'x-desk-address';

/** An answer of better-auth that is no success. */
interface AuthError extends Error {
  readonly status: unknown;
}

/** Whether better-auth threw it. By name, so that its many modules are loaded with the first sign-in only. */
export function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && error.name === 'APIError' && 'status' in error;
}
