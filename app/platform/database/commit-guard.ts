import type { ClientBase } from 'pg';

function isCommit(query: unknown): boolean {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  return typeof text === 'string' && /^\s*commit\s*;?\s*$/i.test(text);
}

/**
 * PostgreSQL answers COMMIT with a polite "ROLLBACK" when a statement of the transaction failed and the program
 * carried on. node-postgres passes that as success, so a change could be acknowledged and be lost. Here it throws.
 */
export function guardCommit(client: ClientBase): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new Error('The PostgreSQL client has changed: it has no query function.');
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    const result: unknown = Reflect.apply(query, client, args);
    return result instanceof Promise && isCommit(args[0]) ? result.then(refuseRollback) : result;
  });
}

function refuseRollback(result: unknown): unknown {
  if (typeof result === 'object' && result !== null && Reflect.get(result, 'command') === 'ROLLBACK')
    throw Object.assign(new Error('The transaction was rolled back, because one of its statements had failed.'), {
      code: '25P02',
    });
  return result;
}
