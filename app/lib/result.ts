/** Success: carries the value. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** Expected failure: a reason code, and for some reasons the details a screen needs. */
export type Failure<R extends string, D extends object = object> = { readonly ok: false; readonly reason: R } & D;

/** The outcome of an operation whose failures its caller has to handle. Bugs throw instead. */
export type Result<T, R extends string = string, D extends object = object> = Ok<T> | Failure<R, D>;

/** Wraps a value as a success. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Wraps a reason code as an expected failure. */
export function fail<R extends string>(reason: R): Failure<R>;
export function fail<R extends string, D extends object>(reason: R, details: D): Failure<R, D>;
export function fail<R extends string>(reason: R, details: object = {}): Failure<R> {
  return { ok: false, reason, ...details };
}
