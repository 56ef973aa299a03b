import type { RawConnection } from '#app/platform/database/database.ts';

export interface CatalogColumn {
  readonly name: string;
  /** As SQL writes it, such as `character varying(20)`. */
  readonly type: string;
}

export interface CatalogTable {
  readonly name: string;
  /** Without generated columns: PostgreSQL computes them again. */
  readonly columns: readonly CatalogColumn[];
}

export interface CatalogSequence {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** A name as SQL wants it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Text forms that don't depend on who reads: every value is written and read as text under these settings.
 */
export const textSettings = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = public;
`;

/** Our tables in the schema `public`; what extensions brought and pg-boss's own schema are not ours to keep. */
export async function readTables(connection: RawConnection): Promise<CatalogTable[]> {
  const rows = await connection.query<{ table: string; column: string; type: string }>(`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname COLLATE "C", a.attnum
  `);
  const tables = new Map<string, CatalogColumn[]>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push({ name: column, type });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The current value of each of our sequences. */
export async function readSequences(connection: RawConnection): Promise<CatalogSequence[]> {
  const names = await connection.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname COLLATE "C"
  `);
  const sequences: CatalogSequence[] = [];
  for (const { name } of names) {
    const [state] = await connection.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The query that gives each row of a table as one line: a JSON array of texts. */
export function rowsAsLines(table: string, columns: readonly string[]): string {
  const values = columns.map((column) => `${quoted(column)}::text`).join(', ');
  return `SELECT array_to_json(ARRAY[${values}])::text AS line FROM ${quoted(table)}`;
}

/** Goes through all rows of a query a few hundred at a time, so that a large table never has to fit into memory. */
export async function* batches(connection: RawConnection, query: string): AsyncGenerator<string[]> {
  await connection.script(`DECLARE all_rows NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const rows = await connection.query<{ line: string }>('FETCH 500 FROM all_rows');
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await connection.script('CLOSE all_rows');
}
