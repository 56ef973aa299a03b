declare module 'csstree-validator' {
  interface Fault {
    readonly message: string;
    /** The value that does not match. */
    readonly css?: string;
  }
  export function validate(sheet: string): Fault[];
}
