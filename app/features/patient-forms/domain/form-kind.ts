/** The two patient forms. */
export type FormKind = 'hair' | 'skin';

export const FORM_PATHS = { hair: '/patient-form/hair', skin: '/patient-form/skin' } as const satisfies Record<
  FormKind,
  string
>;

/** The page to read before either form. The specification gives it these capitals. */
export const FORM_DETAIL_PATH = '/FormDetailPopup';
