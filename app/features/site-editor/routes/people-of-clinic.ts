import type { RouterContextProvider } from 'react-router';
import { doctorFile } from '#app/features/clinic-pages/server/doctor-text.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';

/** The names of the clinic's doctors, by the documents that say who they are. */
export function doctorsByFile(context: Readonly<RouterContextProvider>): ReadonlyMap<string, string> {
  const { practitioners } = required(context.get(renderInputsContext), 'facts');
  return new Map(
    practitioners.filter(({ kind }) => kind === 'doctor').map(({ id, name }) => [doctorFile(id), name] as const),
  );
}
