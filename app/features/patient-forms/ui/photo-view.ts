import type { FormPhoto } from '../domain/photo-view.ts';
import type { PhotoProblemName } from './photo-messages.ts';
import type { StepView } from './steps/step-view.ts';

/** The step of photos as its page shows it. */
export interface PhotoStepView {
  readonly step: StepView;
  readonly photos: readonly FormPhoto[];
}

/** Why the step came back: the problem of each refused file by place, or of all of them. */
export interface PhotoStepAnswer {
  readonly problems: Readonly<Record<string, PhotoProblemName>>;
}

/** The server's answer to a chunk of a photo. */
export type ChunkAnswer =
  | { readonly state: 'more' | 'elsewhere'; readonly received: number }
  | { readonly state: 'stored' }
  | { readonly state: 'refused'; readonly reason: PhotoProblemName }
  | { readonly state: 'unknown-place' | 'gone' };
