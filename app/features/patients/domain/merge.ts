/** What a merge moved: enough to take it back exactly. */
export interface MovedByMerge {
  readonly appointments: readonly string[];
}
