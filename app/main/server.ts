/** Entry of the server bundle: what `npm start`, the build and the development server run. */
export { openApplication, type Application } from './application.ts';
export { createLiveHandler, renderInputsForBuild, renderForBuild } from './rendering.ts';
export { serve } from './serve.ts';
