import { sqlState } from '#app/platform/database/errors.ts';

export interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const deepest = 4;

/**
 * What may be logged of an error. PostgreSQL and drizzle quote values in their messages (an address that was there
 * already, the parameters of a query), so of theirs only the statement, the code and the constraint stay. In other
 * messages e-mail addresses, long numbers and tokens are masked.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)) };
  const code: unknown = Reflect.get(error, 'code');
  const constraint: unknown = Reflect.get(error, 'constraint');
  const message = messageOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(message === undefined ? {} : { message }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: errorForLog(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string | undefined {
  if (error.message.startsWith('Failed query:')) return error.message.split('\nparams:', 1)[0];
  const isDatabaseError = typeof Reflect.get(error, 'code') === 'string' && sqlState(error) !== undefined;
  return isDatabaseError ? undefined : masked(error.message);
}

function masked(text: string): string {
  return text
    .replace(/[^\s<>()"',;:@]+@[^\s<>()"',;:@]+/g, '[e-mail]')
    .replace(/\+?\d(?:[\s-]?\d){7,}/g, '[number]')
    .replace(/(?=[A-Za-z0-9_-]*[A-Z])(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{20,}/g, '[token]');
}
