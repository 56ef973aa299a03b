/** Where a browser reports what the policy of a page forbade; the development server alone answers there. */
export const reportPath = '/dev/policy-reports';

/**
 * The Content-Security-Policy of a page while developing: the one of production, with two exceptions for Vite, which
 * writes stylesheets into the page, and with reports. A `style` attribute is refused as it is in production.
 */
export function developmentPolicy(policy: string): string {
  return [
    policy.replace("script-src 'self'", "script-src 'self' 'report-sample'"),
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none' 'report-sample'",
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** One line for the terminal about a browser's report; undefined when it is none. */
export function lineOfReport(body: string): string | undefined {
  const report: unknown = readJson(body)?.['csp-report'];
  if (typeof report !== 'object' || report === null) return undefined;
  const of = (name: string): string => {
    const value: unknown = Reflect.get(report, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const place = of('source-file') === '' ? '' : ` (${of('source-file')}:${of('line-number')})`;
  const sample = of('script-sample') === '' ? '' : `: ${of('script-sample')}`;
  return `The Content-Security-Policy refuses ${of('blocked-uri')} on ${of('document-uri')} by ${of('effective-directive')}${place}${sample}`;
}

function readJson(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
