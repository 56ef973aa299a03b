const NEVER = ['geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** What a page may ask of the device: nothing, but where `camera` is the page's own. */
function permissions(camera: '()' | '(self)'): string {
  return [`camera=${camera}`, ...NEVER.map((feature) => `${feature}=()`)].join(', ');
}

/** The `permissions-policy` of a page that opens the camera on a click. */
export const withCamera = permissions('(self)');

/** Headers every answer carries. HSTS only where the site is reached by HTTPS. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
