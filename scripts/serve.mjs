// Starts the built server. `npm start` comes here after installing and building.
import { serve } from '../build/server/index.js';

await serve(process.env);
