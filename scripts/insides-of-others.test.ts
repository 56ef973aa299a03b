import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// What no library promised us, yet some of our code relies on: docs/decisions/0073-insides-of-others.md says where and why. Without
// these, an update that changes one of them would first be noticed in a browser.

it.each([
  [
    'React keeps the value it knows of a field at the field',
    'react-dom/cjs/react-dom-client.production.js',
    [
      /node\._valueTracker = trackValueOnNode\(/,
      /setValue: function \(value\) \{\s*currentValue = "" \+ value;/,
      /var tracker = node\._valueTracker;\s*if \(!tracker\) return !0;\s*var lastValue = tracker\.getValue\(\);/,
    ],
  ],
  [
    'React Router asks for data with the window’s fetch of that moment',
    'react-router/dist/production/lib/dom/ssr/single-fetch.js',
    [/let res = await fetch\(url, await createRequestInit\(request\)\);/],
  ],
  [
    'React Router numbers the entries of the history',
    'react-router/dist/production/lib/router/history.js',
    [/\(globalHistory\.state \|\| \{ idx: null \}\)\.idx/],
  ],
] as const)('%s', (_, file, patterns) => {
  const code = readFileSync(join(import.meta.dirname, '../node_modules', file), 'utf8');
  for (const pattern of patterns) expect(code).toMatch(pattern);
});
