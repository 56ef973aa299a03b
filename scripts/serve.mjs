// Starts the built server. `npm start` comes here after installing and building.

// The settings see NODE_ENV as the operator set it; React, which reads it when it is loaded, is always the one for production.
const environment = { ...process.env };
process.env.NODE_ENV = 'production';
const { serve } = await import('../build/server/index.js');

await serve(environment);
