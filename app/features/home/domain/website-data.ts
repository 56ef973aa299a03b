/**
 * The site as schema.org `WebSite`, without `@context`; its search is the treatment finder. `origin` is scheme and host
 * without a slash at the end. Source: schema.org/WebSite, schema.org/SearchAction.
 */
export function websiteData(origin: string, name: string): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${origin}/#clinic` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/specific-service?q={words}` },
      'query-input': 'required name=words',
    },
  };
}
