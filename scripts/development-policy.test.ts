import { expect, it } from 'vitest';
import { noncePolicy } from '../app/platform/web/content-security-policy.ts';
import { developmentPolicy, lineOfReport, reportPath } from './development-policy.ts';

it('the policy while developing is the one of production, but for the stylesheets of Vite', () => {
  const policy = noncePolicy('abc', []);
  const parts = developmentPolicy(policy).split('; ');
  expect(parts).toContain("script-src 'self' 'report-sample' 'nonce-abc'");
  for (const part of policy.split('; ').filter((each) => !each.startsWith('script-src'))) expect(parts).toContain(part);
  expect(parts.slice(-3)).toEqual([
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none' 'report-sample'",
    `report-uri ${reportPath}`,
  ]);
});

it('a report is one line that says what was refused where', () => {
  const report = {
    'blocked-uri': 'inline',
    'document-uri': 'http://127.0.0.1:3000/',
    'effective-directive': 'style-src-attr',
    'source-file': 'http://127.0.0.1:3000/app/ui/card/card.tsx',
    'line-number': 12,
    'script-sample': 'color: red',
  };
  expect(lineOfReport(JSON.stringify({ 'csp-report': report }))).toBe(
    'The Content-Security-Policy refuses inline on http://127.0.0.1:3000/ by style-src-attr ' +
      '(http://127.0.0.1:3000/app/ui/card/card.tsx:12): color: red',
  );
  for (const other of ['', '{}', '[]', 'null', '{"csp-report":1}']) expect(lineOfReport(other)).toBeUndefined();
});
