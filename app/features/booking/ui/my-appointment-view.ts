/** Which part of coming back is on the screen. */
export type MyAppointmentScreen =
  | { readonly kind: 'start'; readonly isListClosed: boolean }
  | { readonly kind: 'code' }
  | {
      readonly kind: 'list';
      readonly appointments: readonly { readonly href: string; readonly when: string; readonly who: string }[];
    };

/** Why nothing was opened or sent, at which field, and what was typed. */
export interface RefusedReturn {
  readonly field: 'mobileNumber' | 'reference' | 'contact' | 'code';
  readonly reason: string;
  readonly typed: { readonly mobileNumber?: string; readonly reference?: string; readonly contact?: string };
  readonly waitMinutes: number;
}
