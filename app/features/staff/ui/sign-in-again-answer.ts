/** What the server answers to a step of the sign-in over the page: the step that follows, and what was wrong. */
export interface AgainAnswer {
  /** `elsewhere`: only the sign-in's own screens can go on. */
  readonly step: 'password' | 'code' | 'in' | 'elsewhere';
  readonly fault: 'refused' | 'too-late' | 'code' | 'waiting' | null;
}
