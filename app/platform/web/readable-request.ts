import { data, type ServerBuild } from 'react-router';
import { sqlState } from '#app/platform/database/errors.ts';

/** A form that broke off, or is none, whatever it calls itself. */
export class UnreadableForm extends Error {}

/** PostgreSQL's names for a value that can be none of its kind: no UUID, no date, no number so large, a NUL in a text. */
const IMPOSSIBLE_VALUE: ReadonlySet<string | undefined> = new Set([
  '22P02', // invalid_text_representation
  '22P05', // untranslatable_character
  '22021', // character_not_in_repertoire
  '22003', // numeric_value_out_of_range
  '22007', // invalid_datetime_format
  '22008', // datetime_field_overflow
]);

/**
 * Makes a request whose `formData()` throws `UnreadableForm` for what is no whole form, and for one that holds a NUL: no
 * person types it, and the database takes it in no text.
 */
export function withReadableForm(request: Request): Request {
  const asSent = request.formData.bind(request);
  const read = async (): Promise<FormData> => {
    const form = await asSent().catch((error: unknown) => {
      throw new UnreadableForm('The form can not be read.', { cause: error });
    });
    for (const [name, value] of form)
      if (name.includes('\0') || (typeof value === 'string' && value.includes('\0')))
        throw new UnreadableForm('The form holds a NUL.');
    return form;
  };
  return Object.defineProperty(request, 'formData', { value: read });
}

/** The status that answers a malformed request; undefined when the fault is ours. */
function statusOf(error: unknown, { method }: Request): 400 | 404 | undefined {
  if (error instanceof UnreadableForm) return 400;
  if (!IMPOSSIBLE_VALUE.has(sqlState(error))) return undefined;
  return method === 'GET' || method === 'HEAD' ? 404 : 400;
}

type Answering = (args: never) => unknown;

function refusing<T extends Answering>(answer: T): T {
  const guarded = async (args: { readonly request: Request }): Promise<unknown> => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handed on as it came
      return await answer(args as never);
    } catch (error) {
      const status = statusOf(error, args.request);
      if (status === undefined) throw error;
      throw data(null, { status });
    }
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same arguments and answers
  return guarded as unknown as T;
}

/** The same screens, which answer 400 or 404 where something was sent that can be no form, no id, no date or no number. */
export function refusingTheImpossible(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: refusing(loader) }),
        ...(action && { action: refusing(action) }),
      };
      return [id, { ...route, module }];
    }),
  );
}
