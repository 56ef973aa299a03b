/** An authenticator app that is being set up. */
export interface NewApp {
  /** The square code, drawn in a grid of `size` by `size`. */
  readonly path: string;
  readonly size: number;
  /** The secret in groups of four signs. */
  readonly typing: string;
  /** The same as a link (`otpauth:`), for whoever sets it up on the phone that has the app. */
  readonly link: string;
}
