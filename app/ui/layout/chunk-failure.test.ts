import { describe, expect, it, vi } from 'vitest';
import { describeFailure, installFailureHandlers, isChunkFailure } from './chunk-failure.ts';

describe('a failed part of the program', () => {
  it.each([
    ['Chromium, import', 'Failed to fetch dynamically imported module: https://example.com/assets/clinic-B1x.js'],
    ['Firefox, import', 'error loading dynamically imported module: https://example.com/assets/clinic-B1x.js'],
    ['Safari, import', 'Importing a module script failed.'],
    ['Safari, a page in place of a script', "'text/html' is not a valid JavaScript MIME type."],
    [
      'Chromium, a page in place of a script',
      'Failed to load module script: Expected a JavaScript-or-Wasm module script',
    ],
    ['Vite, style sheet', 'Unable to preload CSS for /assets/clinic-C3d.css'],
    ['bundler, chunk', 'Loading chunk 7 failed. (error: https://example.com/7.js)'],
    ['bundler, style sheet chunk', 'Loading CSS chunk 7 failed. (/7.css)'],
    ['bundler, by name', 'ChunkLoadError: something about 7'],
    ['module loader', "Cannot find module './clinic-B1x.js'"],
    ['Chromium, network', 'Failed to fetch'],
    ['Chromium, network, with the host', 'Failed to fetch (example.com)'],
    ['Chromium, network, as an uncaught error', 'Uncaught TypeError: Failed to fetch'],
    ['Firefox, network', 'NetworkError when attempting to fetch resource.'],
    ['Safari, network', 'Load failed'],
  ])('is known by what is said (%s)', (_, message) => {
    expect(isChunkFailure(message)).toBe(true);
  });

  it.each([
    '',
    'Something went wrong.',
    "Cannot read properties of undefined (reading 'map')",
    'Script error.',
    'ResizeObserver loop completed with undelivered notifications.',
    'Failed to fetch the list of posts: 422',
    'Payload failed validation',
    'The operation was aborted.',
    "Hydration failed because the server rendered HTML didn't match the client.",
  ])('is not seen in "%s"', (message) => {
    expect(isChunkFailure(message)).toBe(false);
  });
});

describe('what a failure event tells', () => {
  it('is the message of its error', () => {
    const error = new TypeError('Importing a module script failed.');
    expect(describeFailure({ type: 'error', error, message: 'Uncaught' })).toBe('Importing a module script failed.');
    expect(describeFailure({ type: 'unhandledrejection', reason: error })).toBe('Importing a module script failed.');
  });

  it('begins with the name of an unusual error', () => {
    const reason = Object.assign(new Error('part 7'), { name: 'ChunkLoadError' });
    expect(describeFailure({ type: 'unhandledrejection', reason })).toBe('ChunkLoadError: part 7');
  });

  it('is the reason itself when that is a text', () => {
    expect(describeFailure({ type: 'unhandledrejection', reason: 'Load failed' })).toBe('Load failed');
  });

  it('is the message of the event when there is no error', () => {
    expect(describeFailure({ type: 'error', error: null, message: 'Script error.' })).toBe('Script error.');
  });

  it('names the script that did not load, and nothing for a picture', () => {
    const script = { tagName: 'SCRIPT', src: 'https://example.com/assets/entry.js' };
    const told = describeFailure({ type: 'error', target: script });
    expect(told).toContain('/assets/entry.js');
    expect(isChunkFailure(told)).toBe(true);
    expect(describeFailure({ type: 'error', target: { tagName: 'IMG', src: '/plates/a.svg' } })).toBe('');
  });

  it.each([undefined, null, 7, {}])('is empty for a rejection with %s', (reason) => {
    expect(describeFailure({ type: 'unhandledrejection', reason })).toBe('');
  });
});

describe('the handlers on the window', () => {
  it.each([
    ['error', { error: new TypeError('Failed to fetch dynamically imported module: /a.js') }],
    ['unhandledrejection', { reason: new TypeError('error loading dynamically imported module: /a.js') }],
  ])('show the screen for an %s and prevent the default', (type, parts) => {
    const target = new EventTarget();
    const show = vi.fn<() => void>();
    installFailureHandlers(target, show);
    const event = failure(type, parts);
    target.dispatchEvent(event);
    expect(show).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    ['error', { error: new RangeError('Invalid time value') }],
    ['unhandledrejection', { reason: new Error('Not allowed') }],
  ])('leave another %s alone', (type, parts) => {
    const target = new EventTarget();
    const show = vi.fn<() => void>();
    installFailureHandlers(target, show);
    const event = failure(type, parts);
    target.dispatchEvent(event);
    expect(show).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('stop when asked', () => {
    const target = new EventTarget();
    const show = vi.fn<() => void>();
    installFailureHandlers(target, show)();
    target.dispatchEvent(failure('unhandledrejection', { reason: 'Load failed' }));
    expect(show).not.toHaveBeenCalled();
  });
});

function failure(type: string, parts: object): Event {
  return Object.assign(new Event(type, { cancelable: true }), parts);
}
